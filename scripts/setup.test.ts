import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// The real set-up in a folder of its own, with an npm and a build that only note that they were called.
const FAKE_NPM = `
  const fs = require('node:fs')
  fs.appendFileSync('calls.log', 'ci begins\\n')
  setTimeout(() => {
    process.stderr.write(process.env.NPM_SAYS ?? '')
    if (process.env.NPM_SAYS) process.exit(1)
    fs.mkdirSync('node_modules', { recursive: true })
    fs.appendFileSync('calls.log', 'ci ends\\n')
  }, Number(process.env.NPM_TAKES_MS ?? 0))`
const FAKE_BUILD = `
  import fs from 'node:fs'
  fs.mkdirSync('web/dist', { recursive: true })
  fs.writeFileSync('web/dist/latest.json', '{"build":"1"}')
  fs.appendFileSync('calls.log', 'build\\n')`

// Knows no package before its lists are fetched, as on a fresh machine.
const FAKE_APT = `#!/bin/sh
  echo "apt-get $1" >> calls.log
  if [ "$1" = update ]; then : > lists; exit 0; fi
  [ -e lists ] || exit 100
  for name in ffmpeg ffprobe; do : > "programs/$name"; /bin/chmod 755 "programs/$name"; done`
const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')

let root: string
let programs: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nocturne set-up '))
  programs = join(root, 'programs')
  for (const part of ['setup', 'setup.mjs']) cpSync(join(import.meta.dirname, part), join(root, 'scripts', part), { recursive: true })
  for (const folder of [programs, join(root, 'web')]) mkdirSync(folder)
  for (const name of ['ffmpeg', 'ffprobe', 'chromium']) addProgram(name, '')
  writeFileSync(join(root, 'npm-cli.js'), FAKE_NPM)
  writeFileSync(join(root, 'scripts', 'build.ts'), FAKE_BUILD)
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'web', 'page.ts'), 'first')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function addProgram(name: string, content: string): void {
  writeFileSync(join(programs, name), content, { mode: 0o755 })
}

function begin(args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [join(root, 'scripts', 'setup.mjs'), ...args], {
    cwd: root,
    env: { PATH: programs, NOCTURNE_NO_APT: '1', npm_execpath: join(root, 'npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function finish(child: ReturnType<typeof begin>) {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>])
  return { out, err, code }
}

const setUp = (args?: string[], env?: NodeJS.ProcessEnv) => finish(begin(args, env))

/** What was called since the last look. */
function calls(): string[] {
  const log = join(root, 'calls.log')
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  rmSync(log, { force: true })
  return lines
}

describe('the set-up does what is needed and no more', () => {
  test('everything at first, nothing and not a word the second time, even without npm at hand', async () => {
    const first = await setUp()
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^Taking Node [\d.]+ of this system …\n… done in [\d.]+ s\.\nInstalling packages …\n… done in [\d.]+ s\.\nBuilding the web app …\n… done in [\d.]+ s\.\n$/)
    expect(calls()).toEqual(['ci begins', 'ci ends', 'build'])
    expect(readFileSync(join(root, '.runtime', 'node-path'), 'utf8')).toBe(process.execPath)
    expect(await setUp([], { npm_execpath: '' })).toEqual({ code: 0, out: '', err: '' })
    expect(calls()).toEqual([])
  })

  test('packages when the lock file changed or they are gone, the app when a source changed or a build is gone', async () => {
    await setUp()
    calls()
    writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }')
    await setUp(['--no-build'])
    expect(calls()).toEqual(['ci begins', 'ci ends'])
    rmSync(join(root, 'node_modules'), { recursive: true })
    await setUp(['--no-build'])
    expect(calls()).toEqual(['ci begins', 'ci ends'])
    await setUp()
    calls()
    writeFileSync(join(root, 'web', 'page.test.ts'), 'a test is no source')
    await setUp()
    expect(calls()).toEqual([])
    writeFileSync(join(root, 'web', 'page.ts'), 'second')
    await setUp()
    expect(calls()).toEqual(['build'])
    rmSync(join(root, 'web', 'dist'), { recursive: true })
    await setUp()
    expect(calls()).toEqual(['build'])
  })

  test('packages once more when an earlier run was killed in the middle', async () => {
    const killed = begin(['--no-build'], { NPM_TAKES_MS: '60000' })
    while (!existsSync(join(root, 'calls.log'))) await wait(20)
    killed.kill('SIGTERM')
    expect((await finish(killed)).code).toBe(143)
    calls()
    expect((await setUp(['--no-build'])).code).toBe(0)
    expect(calls()).toEqual(['ci begins', 'ci ends'])
  })

  test('one at a time: the second waits and then finds nothing left to do', async () => {
    const first = setUp(['--no-build'], { NPM_TAKES_MS: '800' })
    while (!existsSync(join(root, 'calls.log'))) await wait(20)
    const second = await setUp(['--no-build'])
    await first
    expect(second.out).toMatch(/Another set-up is at work/)
    expect(calls()).toEqual(['ci begins', 'ci ends'])
  })
})

test.runIf(isDebianRoot)('root on Debian gets ffmpeg by itself, also where the package lists have to be fetched first', async () => {
  rmSync(join(programs, 'ffmpeg'))
  addProgram('apt-get', FAKE_APT)
  const { code, out } = await setUp(['--no-build'], { NOCTURNE_NO_APT: '0' })
  expect(code).toBe(0)
  expect(out).toMatch(/Installing ffmpeg …\n… done/)
  expect(calls()).toEqual(['ci begins', 'ci ends', 'apt-get install', 'apt-get update', 'apt-get install'])
  expect(await setUp(['--no-build'], { NOCTURNE_NO_APT: '0' })).toEqual({ code: 0, out: '', err: '' })
})

describe('a failure is one sentence', () => {
  test.each([
    { says: 'npm error code ENOTFOUND\nnpm error network request failed\n', sentence: /^The package registry cannot be reached: .*\n$/ },
    { says: 'npm error nospc ENOSPC: no space left on device, write\n', sentence: /^The disk is full: .*\n$/ },
    { says: 'npm error code EACCES\nnpm error path /srv/x/.npm/_cacache\n', sentence: /^No permission to write \/srv\/x\/\.npm\/_cacache: .*\n$/ },
    { says: 'npm error EROFS: read-only file system\n', sentence: /^The folder .* is on a read-only disk: .*\n$/ },
    { says: 'npm error Missing: pg@8 from lock file\n    at Object.<anonymous>\n', sentence: /^Installing packages failed \(Missing: pg@8 from lock file\): .*setup\.log\.\n$/ },
  ])('$says', async ({ says, sentence }) => {
    const { code, err } = await setUp([], { NPM_SAYS: says })
    expect(code).toBe(1)
    expect(err).toMatch(sentence)
    expect((await setUp()).code).toBe(0)
  })

  test.each(['', '/usr/lib/yarn.js'])('started with %j instead of npm', async (program) => {
    expect(await setUp([], { npm_execpath: program })).toMatchObject({ code: 1, err: 'Please start this with npm: `npm start`, `npm test` or `npm run dev`.\n' })
  })

  test('no Chromium stops the tests, no ffmpeg stops nothing and is said once', async () => {
    for (const name of ['ffmpeg', 'chromium']) rmSync(join(programs, name))
    const tests = await setUp(['--test', '--no-build'])
    expect(tests).toMatchObject({ code: 1, err: expect.stringMatching(/^The tests need Chromium: .*\n$/) as string })
    expect(tests.out).toMatch(/ffmpeg is missing, so uploaded films will wait/)
    expect(await setUp(['--no-build'])).toEqual({ code: 0, out: '', err: '' })
  })
})
