import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockInstance } from './instance-lock.ts'
import { processStart } from './process-identity.ts'
import { StartupError } from './startup-error.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nocturne-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const locksIn = () => readdirSync(folder).filter((name) => name.endsWith('.lock'))
const leaveLock = (pid: number, startedAt: number) => writeFileSync(join(folder, `server-${pid}-${startedAt}.lock`), '')

test('a released folder can be locked again and keeps no trace', async () => {
  const release = await lockInstance(folder)
  expect(locksIn()).toHaveLength(1)
  await release()
  expect(locksIn()).toEqual([])
  await (await lockInstance(folder))()
})

test('a living server on the folder is named and nothing is left of the attempt', async () => {
  const other = spawn('sleep', ['60'])
  leaveLock(other.pid!, processStart(other.pid!)!)
  const attempt = lockInstance(folder)
  await expect(attempt).rejects.toThrow(StartupError)
  await expect(attempt).rejects.toThrow(`already runs on this data folder (process ${other.pid}`)
  expect(locksIn()).toHaveLength(1)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await expect(lockInstance(folder)).resolves.toBeTypeOf('function')
})

test('a pid that belongs to a younger process does not block', async () => {
  leaveLock(process.ppid, processStart(process.ppid)! - 1)
  await (await lockInstance(folder))()
  expect(locksIn()).toEqual([])
})

test('a file where the folder should be is refused in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(lockInstance(join(folder, 'file', 'data'))).rejects.toThrow(/NOCTURNE_DATA must be a folder/)
})

test('of several starts at once exactly one goes on', { timeout: 20_000 }, async () => {
  const script = `
    import { lockInstance } from ${JSON.stringify(new URL('./instance-lock.ts', import.meta.url))}
    await lockInstance(${JSON.stringify(folder)}).then(() => console.log('held'), () => console.log('refused'))
    await new Promise((resolve) => setTimeout(resolve, 2500))`
  const starts = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }))
  const answers = await Promise.all(starts.map((start) => text(start.stdout)))
  expect(answers.toSorted()).toEqual(['held\n', 'refused\n', 'refused\n', 'refused\n'])
})
