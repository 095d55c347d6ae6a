import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { SourceFile } from './source-files.ts'

export interface Import {
  from: string
  line: number
  /** A path from the root for files of ours, else the package's name. */
  to: string
  isOurs: boolean
  /** A type leaves nothing behind at run time; a lazy import is loaded only when it is reached. */
  kind: 'type' | 'value' | 'lazy'
}

const OUR_PACKAGE = /^@nocturne\/(\w+)\/(.+)$/

const resolve = (from: string, specifier: string): Pick<Import, 'to' | 'isOurs'> => {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return { to: posix.join(posix.dirname(from), plain), isOurs: true }
  const ours = OUR_PACKAGE.exec(plain)
  return ours ? { to: `${ours[1]}/src/${ours[2]}`, isOurs: true } : { to: plain, isOurs: false }
}

interface Found {
  start: number
  specifier: string
  kind: Import['kind']
}

const findAll = ({ path, text }: SourceFile): Found[] => {
  const { module } = parseSync(path, text)
  // `import { type X }` still loads its module, so only the whole declaration counts as a type.
  const kindAt = (start: number): Import['kind'] => (/^(import|export)\s+type\b/.test(text.slice(start, start + 40)) ? 'type' : 'value')
  return [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value, kind: kindAt(start) })),
    ...module.staticExports.flatMap(({ start, entries }) => entries.slice(0, 1).flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, specifier: moduleRequest.value, kind: kindAt(start) }] : []))),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({ start, specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1), kind: 'lazy' as const })),
  ]
}

export const readImports = (file: SourceFile): Import[] =>
  findAll(file).map(({ start, specifier, kind }) => ({ from: file.path, line: file.text.slice(0, start).split('\n').length, kind, ...resolve(file.path, specifier) }))
