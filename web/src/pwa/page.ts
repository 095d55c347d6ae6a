import { matchPrecache } from 'workbox-precaching'

const PAGE = '/'
const PATIENCE_MS = 4_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The server's page carries this installation's facts, so it is asked first; the kept one stands in for a network that is gone, broken or too slow. */
export const answerPage = async ({ request }: { request: Request }): Promise<Response> => {
  const fresh = fetch(request).catch(() => undefined)
  const quick = await Promise.race([fresh, wait(PATIENCE_MS)])
  if (quick?.ok) return quick
  return (await matchPrecache(PAGE)) ?? (await fresh) ?? Response.error()
}
