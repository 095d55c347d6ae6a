import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'nocturne run '))
const runner = join(root, 'scripts', 'run.mjs')
const run = (...args: string[]) => spawn(process.execPath, [runner, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(() => {
  for (const part of ['setup', 'run.mjs']) cpSync(join(import.meta.dirname, part), join(root, 'scripts', part), { recursive: true })
  mkdirSync(join(root, '.runtime'))
  writeFileSync(join(root, '.runtime', 'node-path'), process.execPath)
  writeFileSync(join(root, 'answer.ts'), `const words: string[] = process.argv.slice(2)\nconsole.log(words.join('+'))\nprocess.exit(7)`)
  writeFileSync(join(root, 'polite.ts'), `process.on('SIGTERM', () => process.exit(3))\nsetInterval(() => {}, 1000)\nconsole.log(process.pid)`)
  writeFileSync(join(root, 'deaf.ts'), `process.on('SIGTERM', () => {})\nsetInterval(() => {}, 1000)\nconsole.log(process.pid)`)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('arguments go in, output and exit code come out', async () => {
  const child = run('answer.ts', 'two words', 'one')
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect({ out, code }).toEqual({ out: 'two words+one\n', code: 7 })
})

test('a signal is passed on and the answer to it counts', async () => {
  const child = run('polite.ts')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([3, null])
})

test('a child that does not heed the signal is ended after five seconds', async () => {
  const child = run('deaf.ts')
  await once(child.stdout, 'data')
  const startedAt = Date.now()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([137, null])
  expect(Date.now() - startedAt).toBeGreaterThan(4500)
  expect(Date.now() - startedAt).toBeLessThan(6000)
})

test('nothing stays behind when the process above is killed', async () => {
  const above = spawn('sh', ['-c', `"$0" "$1" polite.ts; true`, process.execPath, runner], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = (await once(above.stdout, 'data')) as [Buffer]
  above.kill('SIGKILL')
  const deadline = Date.now() + 3000
  while (isAlive(Number(pid)) && Date.now() < deadline) await wait(50)
  expect(isAlive(Number(pid))).toBe(false)
})

test('without a chosen Node a new enough one serves itself', async () => {
  rmSync(join(root, '.runtime'), { recursive: true })
  expect(await once(run('answer.ts'), 'exit')).toEqual([7, null])
})
