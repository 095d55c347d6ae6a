import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// The real script with a vitest that reports what it is told to, and checks that only note their turn.
const FAKE_VITEST = `
  import fs from 'node:fs'
  const args = process.argv.slice(2)
  const project = args[args.indexOf('--project') + 1]
  fs.appendFileSync('calls.log', [project, process.env.TEST_LONG, ...args.slice(6)].filter(Boolean).join(' ') + '\\n')
  const report = JSON.parse(fs.readFileSync('reports.json', 'utf8'))[project]
  if (report) fs.writeFileSync(args.find((arg) => arg.startsWith('--outputFile.json=')).slice(18), JSON.stringify(report))
  process.exit(report && !report.numFailedTests && !report.brokenFile ? 0 : 1)`
const noteTurn = (name: string, code: number) => `import fs from 'node:fs'\nfs.appendFileSync('calls.log', '${name}\\n')\nprocess.exit(${code})`

const FINE = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nocturne-tests-'))
  for (const folder of ['scripts', 'node_modules/vitest']) mkdirSync(join(root, folder), { recursive: true })
  cpSync(join(import.meta.dirname, 'test.ts'), join(root, 'scripts', 'test.ts'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'node_modules', 'vitest', 'vitest.mjs'), FAKE_VITEST)
  writeFileSync(join(root, 'scripts', 'coverage-spec.ts'), noteTurn('coverage', 0))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function runTests({ reports, checkCode = 0, args = [] }: { reports: Record<string, object>; checkCode?: number; args?: string[] }) {
  writeFileSync(join(root, 'scripts', 'check.ts'), noteTurn('check', checkCode))
  writeFileSync(join(root, 'reports.json'), JSON.stringify(reports))
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts', 'test.ts'), ...args], { encoding: 'utf8' })
  const calls = readFileSync(join(root, 'calls.log'), 'utf8').trim().split('\n')
  return { status, calls, lines: stdout.trim().split('\n') }
}

test('everything runs in order and the last line sums up', () => {
  const { status, calls, lines } = runTests({ reports: { unit: FINE, parts: { ...FINE, numPendingTests: 1 }, journeys: { ...FINE, numTodoTests: 2 } }, args: ['--long'] })
  expect(calls).toEqual(['check', 'unit 1', 'parts 1', 'journeys 1', 'coverage'])
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 3 skipped')
  expect(lines.find((line) => line.startsWith('part tests'))).toMatch(/^part tests +ok +2 +\d+\.\d$/)
  expect(status).toBe(0)
})

test.each([
  { what: 'a failed check', reports: { unit: FINE, parts: FINE, journeys: FINE }, checkCode: 3, last: '6 passed, 1 failed' },
  { what: 'failed tests', reports: { unit: { ...FINE, numFailedTests: 2 }, parts: FINE, journeys: FINE }, last: '6 passed, 2 failed' },
  { what: 'a test file that cannot be loaded', reports: { unit: { ...FINE, brokenFile: true }, parts: FINE, journeys: FINE }, last: '6 passed, 1 failed' },
  { what: 'a project without a test', reports: { unit: FINE, parts: { ...FINE, numPassedTests: 0 }, journeys: FINE }, last: '4 passed, 1 failed' },
  { what: 'a project without a report', reports: { unit: FINE, parts: FINE }, last: '4 passed, 1 failed' },
])('$what fails the whole but the rest still runs', ({ reports, checkCode = 0, last }) => {
  const { status, calls, lines } = runTests({ reports, checkCode })
  expect(calls).toEqual(['check', 'unit', 'parts', 'journeys', 'coverage'])
  expect(lines.at(-1)).toBe(last)
  expect(status).toBe(1)
})

test('a filter runs the unit tests that match it and nothing else', () => {
  const { status, calls } = runTests({ reports: { unit: FINE }, args: ['account', 'envelope'] })
  expect(calls).toEqual(['unit account envelope'])
  expect(status).toBe(0)
})
