import { beforeEach, expect, it } from 'vitest'
import { startFakeServer } from '../testkit/fake-server.ts'
import { chooseLineByHand, connect, currentLine, leaveLine, measureLines, wishedLine } from './connection.ts'

const LINES = ['https://a.test', 'https://b.test', 'https://c.test'] as const
const [A, B, C] = LINES
let server: ReturnType<typeof startFakeServer>
const answering = (...alive: string[]) => {
  server.pings = (line) => (alive.includes(line) ? 200 : 'cut')
}

beforeEach(() => {
  localStorage.clear()
  server = startFakeServer(LINES)
})

it('finds a line, leaves it when it dies and comes back by hand', async () => {
  answering(B)
  expect((await connect()).line).toBe(B)
  expect(currentLine.get()).toBe(B)

  answering(C)
  const moved = await Promise.all([leaveLine(B), leaveLine(B)])
  expect(moved.map((connection) => connection?.line)).toEqual([C, C])
  // A call that found the old line dead only now moves along.
  expect((await leaveLine(B))?.line).toBe(C)
  expect((await connect()).line).toBe(C)

  answering()
  expect(await leaveLine(C)).toBeNull()
  expect((await connect()).line).toBe(C)

  answering(A, C)
  await chooseLineByHand(A)
  expect((await connect()).line).toBe(A)
  expect(wishedLine.get()).toBe(A)

  answering(C)
  await chooseLineByHand('')
  expect((await connect()).line).toBe(C)
  expect(wishedLine.get()).toBe('')
})

it('measures every line', async () => {
  answering(A, C)
  const measured = await measureLines()
  expect(measured.map(({ line }) => line)).toEqual(LINES)
  expect(measured.map(({ latencyMs }) => latencyMs === null)).toEqual([false, true, false])
})
