import { API_TIMEOUT_MS } from '@nocturne/contract/limits.ts'
import { HttpFailure } from './wire-failures.ts'

/** What a server says in passing: worth one more try. Only here: a GET changes nothing. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** A file of the server: app.json, latest.json, ping.txt. Anything but 200 rejects with the raw response. */
export const get = async (url: string, init: RequestInit = {}) => {
  const ask = () => fetch(url, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(API_TIMEOUT_MS), ...init })
  let response = await ask()
  if (PASSING.has(response.status)) response = await ask()
  if (response.status !== 200) throw new HttpFailure(response)
  return response
}

export const getJson = async <T>(url: string, init?: RequestInit) => (await (await get(url, init)).json()) as T
