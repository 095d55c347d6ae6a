import { api } from '../../../lib/api.ts'

const ASK_AGAIN_MS = 1_500
/** After this long something is wrong: the file is made in seconds. */
const PATIENCE_MS = 120_000

export type ExportStage = { stage: 'preparing' } | { stage: 'downloading'; part: number; parts: number }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** The file is made in the background: asked again, the call tells how far it is. Null when it could not be made. */
const prepare = async () => {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const state = await api.users.export({}, { showError: false })
    if (state.state === 'ready') return state
    if (state.state === 'failed' || Date.now() > deadline) return null
    await wait(ASK_AGAIN_MS)
  }
}

const save = (name: string, parts: BlobPart[]) => {
  const address = URL.createObjectURL(new Blob(parts, { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Asks for the file of one's own data, fetches it part by part and hands it to the browser; false when it failed. */
export const exportMyData = async (onStage: (stage: ExportStage) => void) => {
  onStage({ stage: 'preparing' })
  const file = await prepare()
  if (!file) return false
  const parts: BlobPart[] = []
  for (let part = 0; part < file.parts; part += 1) {
    onStage({ stage: 'downloading', part: part + 1, parts: file.parts })
    parts.push(bytesOf((await api.users.export_part({ part }, { showError: false })).data))
  }
  save(file.name, parts)
  return true
}
