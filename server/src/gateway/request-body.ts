import { BUNDLE_ID, DEVICE_ID, LANGUAGES, LOGIN_TYPE, type Language } from '@nocturne/contract/limits.ts'
import { z } from 'zod'
import { Refusal } from '../platform/refusal.ts'

/** The fields that every body carries beside the call's own. */
const Identity = z.object({
  oauth_id: z.string().min(DEVICE_ID.min).max(DEVICE_ID.max).regex(/^[A-Za-z0-9]+$/),
  oauth_type: z.literal(LOGIN_TYPE),
  bundle_id: z.literal(BUNDLE_ID),
  version: z.string().max(20),
  token: z.string().max(100).default(''),
  lang: z.enum(LANGUAGES).default('zh-CN'),
})
export type Identity = z.output<typeof Identity>
export type Body = Record<string, unknown>

const MAY_HOLD_BROKEN_TEXT = /\\u0000|\\ud[89a-f]|\u0000/i

const isBroken = (text: string) => text.includes('\u0000') || !text.isWellFormed()

/** PostgreSQL cannot store a NUL, and half a surrogate pair is no text: refused for every field of every call at once. */
const hasBrokenText = (body: Body) => {
  const open: unknown[] = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && isBroken(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) open.push(name, inner)
  }
  return false
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The body, or why it is none. */
export const parseBody = (text: string): Body | Refusal => {
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return new Refusal('bad_input', { field: 'data' })
  if (MAY_HOLD_BROKEN_TEXT.test(text) && hasBrokenText(body as Body)) return new Refusal('bad_input', { field: 'text' })
  return body as Body
}

export const languageOf = (body: Body): Language => (body.lang === 'en' ? 'en' : 'zh-CN')

const fieldOf = (error: z.ZodError) => error.issues[0]?.path.map(String).join('.') || 'data'

export const parseInput = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refusal('bad_input', { field: fieldOf(parsed.error) })
  return parsed.data
}

export const parseIdentity = (body: Body): Identity => parseInput(Identity, body)
