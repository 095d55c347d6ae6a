const SECONDS = 3
const FRAMES = 20

/** Three seconds of film, made on the spot: a moon that crosses the sky. */
export const filmClip = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES), { mimeType: 'video/webm' })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let frame = 0; frame < SECONDS * FRAMES; frame += 1) {
    drawFrame(pen, frame / (SECONDS * FRAMES))
    await new Promise((resolve) => setTimeout(resolve, 1000 / FRAMES))
  }
  recorder.stop()
  await stopped
  return URL.createObjectURL(new Blob(pieces, { type: 'video/webm' }))
}

const drawFrame = (pen: CanvasRenderingContext2D, part: number) => {
  const { width, height } = pen.canvas
  pen.fillStyle = `hsl(${250 + part * 60} 50% 16%)`
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'hsl(45 90% 80%)'
  pen.beginPath()
  pen.arc(part * width, height * (0.6 - 0.35 * Math.sin(part * Math.PI)), 22, 0, Math.PI * 2)
  pen.fill()
}
