import type { Language } from '@nocturne/contract/limits.ts'

/** Both languages of one room; the compiler holds English to the shape of Chinese. */
export const defineTexts = <T extends object>(zh: T, en: NoInfer<T>): Record<Language, T> => ({ 'zh-CN': zh, en })
