// Characters that a reader cannot see, but that change what another reader sees.
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/u
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u

export const hasControlCharacters = (text: string, allowsLines: boolean) => (allowsLines ? CONTROL_BUT_LINES : CONTROL).test(text)

/** Zero-width joiners stay: emoji and several scripts are written with them. */
export const withoutInvisibles = (text: string) => text.replace(INVISIBLE, '')
