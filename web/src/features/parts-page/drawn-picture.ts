/** A picture of its own for every number: hills under a moon. No media lies in the repository. */
export const drawPicture = async (number: number, width = 480, height = 270) => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw')
  const hue = (number * 47) % 360
  const sky = pen.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, `hsl(${hue} 60% 22%)`)
  sky.addColorStop(1, `hsl(${(hue + 60) % 360} 80% 62%)`)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = `hsl(${(hue + 180) % 360} 80% 80%)`
  pen.beginPath()
  pen.arc(width * (0.3 + (number % 5) / 10), height * 0.4, Math.min(width, height) / 6, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = `hsl(${hue} 50% 12%)`
  pen.beginPath()
  pen.moveTo(0, height * 0.7)
  pen.bezierCurveTo(width * 0.3, height * 0.55, width * 0.6, height * 0.9, width, height * 0.65)
  pen.lineTo(width, height)
  pen.lineTo(0, height)
  pen.fill()
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
}
