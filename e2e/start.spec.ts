import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort, killAll, processesOn, startProduct, untilNothingLeft, type RunningProduct } from './running-product.ts'

const STOP_LIMIT_MS = 5000
const isRoot = process.getuid?.() === 0
const base = mkdtempSync(join(tmpdir(), 'nocturne start '))
// One installation for all tests, as a person has one; the first start makes it.
const dataDir = join(base, 'data')

const start = async (by?: 'npm' | 'runner') => startProduct(dataDir, { PORT: String(await freePort()) }, by)
const demoLogin = (product: RunningProduct) => /Demo member: .*/.exec(product.output())?.[0]
const asRoot = (program: string, ...args: string[]) => execFileSync(program, args)
const status = async (address: string, path: string) => (await fetch(address + path)).status
const nodeProcesses = () => processesOn(dataDir).filter(({ command }) => !command.includes('postgres'))
const serverPid = () => {
  const server = processesOn(dataDir).find(({ command }) => command.endsWith(' server/src/main.ts') && !command.includes('run.mjs'))
  if (!server) throw new Error('no server runs on the folder')
  return server.pid
}

async function expectService(product: RunningProduct): Promise<void> {
  const address = await product.ready()
  expect([await status(address, '/'), await status(address, '/healthz')]).toEqual([200, 200])
}

async function expectAllGone(): Promise<void> {
  const tookMs = await untilNothingLeft(dataDir)
  expect(processesOn(dataDir)).toEqual([])
  expect(tookMs).toBeLessThan(STOP_LIMIT_MS)
}

let firstOutput: string
let firstLogin: string | undefined
let firstStopMs: number

beforeAll(async () => {
  const product = await start('npm')
  await expectService(product)
  firstOutput = product.output()
  firstLogin = demoLogin(product)
  product.child.kill('SIGTERM')
  firstStopMs = await untilNothingLeft(dataDir)
})
afterEach(async () => {
  killAll(processesOn(dataDir))
  await untilNothingLeft(dataDir)
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe.runIf(process.platform === 'linux')('start and stop', () => {
  test('the first start makes the installation, and SIGTERM to npm leaves nothing behind', () => {
    expect(firstLogin).toMatch(/password: \S{8,}/)
    expect(firstOutput.trim().split('\n').at(-1)).toMatch(/^Nocturne is ready: /)
    expect(firstStopMs).toBeLessThan(STOP_LIMIT_MS)
  })

  test('the second start finds it again and is quick, and Ctrl-C stops it', async () => {
    const startedAt = Date.now()
    const product = await start('npm')
    await product.ready()
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    expect(demoLogin(product)).toBe(firstLogin)
    process.kill(-product.child.pid!, 'SIGINT')
    await expectAllGone()
    await product.exitCode()
    expect(product.output()).not.toMatch(/error|^ +at /im)
  })

  test('SIGTERM to the server alone stops everything in order', async () => {
    const product = await start()
    await product.ready()
    process.kill(serverPid(), 'SIGTERM')
    await expectAllGone()
    expect(await product.exitCode()).toBe(0)
  })

  test('a signal in the middle of the start stops everything', async () => {
    const product = await start()
    while (!product.output().includes('Starting the database')) await once(product.child.stdout!, 'data')
    product.child.kill('SIGTERM')
    await expectAllGone()
  })
})

describe.runIf(process.platform === 'linux')('the next start recovers', () => {
  test('after kill -9 of everything', async () => {
    const killed = await start()
    await killed.ready()
    killAll(processesOn(dataDir))
    await killed.exitCode()
    const product = await start()
    await expectService(product)
    expect(demoLogin(product)).toBe(firstLogin)
  })

  test('after kill -9 of everything but PostgreSQL, which does not stay', async () => {
    const killed = await start()
    await killed.ready()
    killAll(nodeProcesses())
    const product = await start()
    await expectService(product)
    expect(processesOn(dataDir).filter(({ command }) => command.includes('postgres -D'))).toHaveLength(1)
  })

  test('after kill -9 of the server alone, which takes everything with it', async () => {
    const killed = await start()
    await killed.ready()
    process.kill(serverPid(), 'SIGKILL')
    await expectAllGone()
    expect(await killed.exitCode()).toBe(137)
    await expectService(await start())
  })

  test('from a PostgreSQL lock that names a living stranger', async () => {
    const stranger = spawn('sleep', ['60'])
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n\n  1 1\nready   \n`)
    await expectService(await start())
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    stranger.kill('SIGKILL')
  })
})

describe.runIf(process.platform === 'linux')('one clear sentence and exit code 1', () => {
  async function refusal(folder: string, settings: Record<string, string>): Promise<string> {
    const product = startProduct(folder, settings)
    expect(await product.exitCode()).toBe(1)
    expect(product.output()).not.toMatch(/^ +at |node:internal/m)
    expect(processesOn(folder)).toEqual([])
    return product.output()
  }

  test('a taken port, and nothing is made', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await refusal(join(base, 'unused'), { PORT: String(port) })).toContain(`Port ${port} on 127.0.0.1 is taken`)
    expect(() => readFileSync(join(base, 'unused'))).toThrow('ENOENT')
    holder.close()
  })

  test.each([
    { wrong: 'PORT', settings: { PORT: 'many' } },
    { wrong: 'DEMO', settings: { DEMO: '1', HOST: '0.0.0.0' } },
  ])('a wrong setting: $settings', async ({ wrong, settings }) => {
    expect(await refusal(join(base, 'unused'), settings)).toContain(`${wrong}: `)
  })

  test('a data folder of another PostgreSQL', async () => {
    const old = join(base, 'old')
    mkdirSync(join(old, 'postgres'), { recursive: true })
    writeFileSync(join(old, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal(old, { PORT: String(await freePort()) })).toMatch(/PostgreSQL 17, .* PostgreSQL 18/)
  })

  test('a file in place of the data folder', async () => {
    writeFileSync(join(base, 'file'), '')
    expect(await refusal(join(base, 'file'), { PORT: String(await freePort()) })).toContain('NOCTURNE_DATA must be a folder')
  })

  test('a second start on the same folder, while the first goes on', async () => {
    const first = await start()
    const address = await first.ready()
    const second = await start()
    expect(await second.exitCode()).toBe(1)
    expect(second.output()).toContain(`already runs on this data folder (process ${serverPid()}`)
    expect(await status(address, '/healthz')).toBe(200)
  })

  test.runIf(isRoot)('a full disk', async () => {
    const disk = join(base, 'disk')
    mkdirSync(disk)
    asRoot('mount', '-t', 'tmpfs', '-o', 'size=50m', 'tmpfs', disk)
    try {
      expect(await refusal(join(disk, 'data'), { PORT: String(await freePort()) })).toMatch(/The disk that holds .* is full/)
    } finally {
      asRoot('umount', disk)
    }
  })
})
