import { parse } from 'node:querystring'
import type { RequestEnvelope } from './envelope.ts'

const FIELDS = ['client', 'timestamp', 'data', 'sign'] as const
const MOST_FIELDS = 8

/** Null unless each of the four fields stands there exactly once as text. */
export const parseEnvelope = (body: string): RequestEnvelope | null => {
  const form = parse(body, '&', '=', { maxKeys: MOST_FIELDS })
  for (const field of FIELDS) if (typeof form[field] !== 'string') return null
  return form as unknown as RequestEnvelope
}
