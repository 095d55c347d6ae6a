import type { SourceFile } from '../check/source-files.ts'

export interface Coverage {
  real: string[]
  missing: string[]
}

const split = (names: string[], isReal: (name: string) => boolean): Coverage => ({ real: names.filter(isReal), missing: names.filter((name) => !isReal(name)) })

/** `domain/name` of every call that a test names by itself; the walk over the whole contract does not count. */
const callsNamedIn = (tests: SourceFile[]) => {
  const texts = tests.filter(({ path }) => !path.endsWith('every-call.test.ts')).map(({ text }) => text)
  return new Set(texts.flatMap((text) => [...text.matchAll(/\.(\w+)\.(\w+)\(/g)].map(([, domain, name]) => `${domain}/${name}`)))
}

/** A call is real when the contract holds it and a test of its own proves it. */
export const countCalls = (specified: string[], contracted: Set<string>, tests: SourceFile[]): Coverage => {
  const tested = callsNamedIn(tests)
  return split(specified, (call) => contracted.has(call) && tested.has(call))
}

/** A route is real when its line is not marked `later`. */
export const countRoutes = (specified: string[], routes: readonly { path: string; later?: true }[]): Coverage => {
  const real = new Set(routes.filter(({ later }) => !later).map(({ path }) => path))
  return split(specified, (route) => real.has(route))
}

/** Names under the folder or domain that they begin with, wrapped, so that a hundred of them fit a screen. */
export const compact = (names: string[], width = 110): string[] => {
  const groups = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('/') + 1))
  const words = [...groups].flatMap(([prefix, those]) => `${prefix}{${those.map((name) => name.slice(prefix.length)).join(' ')}}`.split(' '))
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length === 0 || longer.length > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
