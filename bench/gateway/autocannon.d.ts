/** The part of the load generator that we use; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    requests: { method: 'POST'; path: string; headers: Record<string, string>; body: string }[]
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
