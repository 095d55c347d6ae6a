import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWeb } from './build.ts'

const base = mkdtempSync(join(tmpdir(), 'nocturne-build-'))
const webDir = join(base, 'web app')
const dist = join(webDir, 'dist')
const build = () => buildWeb({ webDir, workDir: join(base, 'work') })
const writePage = (words: string) => writeFileSync(join(webDir, 'main.js'), `document.body.append(${JSON.stringify(words)})`)

beforeAll(() => {
  mkdirSync(join(webDir, 'public'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>x</title><meta name="build" content="" /><script type="module" src="/main.js"></script>')
  writeFileSync(join(webDir, 'public', 'long.txt'), 'word '.repeat(1000))
  writeFileSync(join(webDir, 'public', 'long.png'), 'word '.repeat(1000))
  writeFileSync(join(webDir, 'public', 'short.txt'), 'word')
  writePage('first')
})
afterAll(() => rmSync(base, { recursive: true }))

test('a build carries its name and the small forms of its large text files', async () => {
  const name = await build()
  expect(JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8'))).toEqual({ build: name })
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`<meta name="build" content="${name}" />`)
  const long = readFileSync(join(dist, 'long.txt'), 'utf8')
  expect(brotliDecompressSync(readFileSync(join(dist, 'long.txt.br'))).toString()).toBe(long)
  expect(gunzipSync(readFileSync(join(dist, 'long.txt.gz'))).toString()).toBe(long)
  expect(['long.png.br', 'short.txt.gz', 'index.html.br'].filter((file) => existsSync(join(dist, file)))).toEqual([])
})

test('the name follows the content, and what the earlier build had is gone', async () => {
  const first = await build()
  expect(await build()).toBe(first)
  writePage('second')
  rmSync(join(webDir, 'public', 'long.txt'))
  expect(await build()).not.toBe(first)
  expect(existsSync(join(dist, 'long.txt.br'))).toBe(false)
})

test('a build of another mode lies where it was asked for and leaves the served one as it is', async () => {
  const served = readFileSync(join(dist, 'latest.json'), 'utf8')
  writeFileSync(join(webDir, 'main.js'), 'document.body.append(import.meta.env.MODE)')
  const outDir = join(base, 'other')
  await buildWeb({ webDir, workDir: join(base, 'work'), outDir, mode: 'parts' })
  const [script = ''] = readdirSync(join(outDir, 'assets'))
  expect(readFileSync(join(outDir, 'assets', script), 'utf8')).toContain('parts')
  expect(readFileSync(join(dist, 'latest.json'), 'utf8')).toBe(served)
})

test('a build that fails leaves the earlier one as it was and no rest behind', async () => {
  const served = readFileSync(join(dist, 'latest.json'), 'utf8')
  writeFileSync(join(webDir, 'main.js'), 'import "./not-there.js"')
  await expect(build()).rejects.toThrow(/not-there/)
  expect(readFileSync(join(dist, 'latest.json'), 'utf8')).toBe(served)
  expect(readdirSync(join(base, 'work'))).toEqual([])
})
