import { deviceStorage } from './storage.ts'
import { createStoredText } from './value.ts'

const isCode = (text: string) => /^[\w-]{1,32}$/.test(text)

/** The invitation code that this device was opened with; it stays until it is used or another comes. */
export const incode = createStoredText(deviceStorage, 'incode', (text) => (isCode(text) ? text : ''))

/** `#/invite?code=…`, or `?code=…` and `?incode=…` before the hash; elsewhere behind the hash only `incode` is one. */
const codeIn = (href: string) => {
  const { search, hash } = new URL(href)
  const [path, query = ''] = hash.slice(1).split('?')
  const [outer, inner] = [new URLSearchParams(search), new URLSearchParams(query)]
  const code = (path === '/invite' && inner.get('code')) || inner.get('incode') || outer.get('incode') || outer.get('code') || ''
  return code.trim()
}

/** Called when the app is opened: the code outlives the address that brought it. */
export const takeInvitation = (href = location.href) => {
  const code = codeIn(href)
  if (isCode(code)) incode.set(code)
}
