import { deviceStorage } from './storage.ts'
import { createStoredText } from './value.ts'

type Theme = '' | 'light' | 'dark'

/** Empty follows the system. */
export const theme = createStoredText(deviceStorage, 'theme', (text): Theme => (text === 'light' || text === 'dark' ? text : ''))
