import { expect, it } from 'vitest'
import { judgeWords } from './words.ts'

const judge = (path: string, text: string) => judgeWords([{ path, text }]).length

it.each([
  ['server/src/a.ts', "const folder = '/root/nocturne'"],
  ['docs/operations.md', 'npm ci --registry https://npm-registry.internal.example/'],
  ['server/src/a.ts', '// FIXME: later'],
  ['web/src/texts/en.ts', "title: 'Coming soon'"],
  ['server/src/a.ts', 'const read = (value: any) => value'],
  ['server/src/a.ts', '/* eslint-disable */'],
  ['server/src/string-utils.ts', ''],
])('finds what must not stand in %s: %s', (path, text) => {
  expect(judge(path, text)).toBe(1)
})

it.each([
  ['web/src/app/routes.ts', "{ path: '/home/daily' }"],
  ['server/src/a.ts', '// for any of them'],
  ['server/src/a.ts', '// oxlint-disable-next-line no-console'],
  ['docs/api/helper.md', '# helper'],
  ['docs/operations.md', 'https://registry.npmjs.org/'],
])('leaves good work alone in %s: %s', (path, text) => {
  expect(judge(path, text)).toBe(0)
})
