import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Result extends Counts {
  step: string
  isOk: boolean
  tests: number
  seconds: number
}

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'nocturne-test-'))
const isLong = process.argv.includes('--long')
const filters = process.argv.slice(2).filter((argument) => argument !== '--long')
const env = { ...process.env, ...(isLong ? { TEST_LONG: '1' } : {}) }

let running: ChildProcess | undefined
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true
    running?.kill(signal)
  })
}

/** A script passes or fails as a whole; its failure counts as one, so that the last line never hides it. */
async function runScript(step: string, script: string): Promise<Result> {
  const { isOk, seconds } = await runNode(step, [join(root, 'scripts', script)])
  return { step, isOk, seconds, tests: 0, passed: 0, failed: isOk ? 0 : 1, skipped: 0 }
}

async function runProject(step: string, project: string, only: string[] = []): Promise<Result> {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { isOk, seconds } = await runNode(step, [vitest, 'run', '--project', project, ...reporters, ...only])
  const counts = readCounts(report)
  const tests = counts.passed + counts.failed
  const isGood = isOk && tests > 0
  // A file that cannot even be loaded fails without a failed test in it.
  return { step, seconds, tests, ...counts, isOk: isGood, failed: isGood ? counts.failed : Math.max(counts.failed, 1) }
}

function readCounts(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0) }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

function runNode(step: string, args: string[]): Promise<{ isOk: boolean; seconds: number }> {
  console.log(`\n── ${step}`)
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  running = child
  return new Promise((resolve) => {
    child.once('error', (error) => console.error(error.message))
    child.once('close', (code) => resolve({ isOk: code === 0, seconds: (performance.now() - startedAt) / 1000 }))
  })
}

const everything = [
  () => runScript('check', 'check.ts'),
  () => runProject('unit and call tests', 'unit'),
  () => runProject('part tests', 'parts'),
  () => runProject('journeys', 'journeys'),
  () => runScript('coverage of the specification', 'coverage-spec.ts'),
]
const steps = filters.length > 0 ? [() => runProject('unit and call tests', 'unit', filters)] : everything

const results: Result[] = []
for (const step of steps) if (!isStopping) results.push(await step())
rmSync(reports, { recursive: true, force: true })
printSummary(results)
process.exitCode = isStopping || results.some(({ isOk }) => !isOk) ? 1 : 0

function printSummary(all: Result[]): void {
  const sum = (key: keyof Counts) => all.reduce((total, result) => total + result[key], 0)
  const row = (...cells: string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart(9))).join('')
  console.log(`\n${row('step', 'result', 'tests', 'seconds')}`)
  for (const { step, isOk, tests, seconds } of all) console.log(row(step, isOk ? 'ok' : 'FAILED', tests > 0 ? String(tests) : '–', seconds.toFixed(1)))
  const skipped = sum('skipped')
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
