import { deviceStorage } from './storage.ts'
import { createStoredText } from './value.ts'

/** The token of the signed-in member; empty for a guest. */
export const session = createStoredText(deviceStorage, '___USER__OAUTHID', (text) => text)
