// npm run check: everything that can be said about the code without running it. One line per check, all failures shown.
import { availableParallelism } from 'node:os'
import { apiDocsCheck } from './check/api-docs.ts'
import { importsCheck } from './check/imports.ts'
import { lintCheck } from './check/lint.ts'
import type { Check } from './check/report.ts'
import { sizesCheck } from './check/sizes.ts'
import { typeChecks } from './check/types.ts'
import { unusedCheck } from './check/unused.ts'
import { wordsCheck } from './check/words.ts'

const indent = (lines: string[]) => lines.map((line) => `    ${line}`).join('\n')

/** True when nothing was found. */
const perform = async ({ name, run }: Check): Promise<boolean> => {
  const startedAt = performance.now()
  const { failures, note } = await run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const isFine = failures.length === 0
  console.log(`${isFine ? '✓' : '✗'} ${name.padEnd(18)} ${seconds.padStart(5)} s${note ? `  ${note}` : ''}`)
  if (!isFine) console.log(indent(failures))
  return isFine
}

/** As many at once as there are cores: the tools use threads of their own, more would only stand in each other's way. */
const performAll = async (checks: Check[]): Promise<boolean> => {
  const waiting = [...checks]
  let isFine = true
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) isFine = (await perform(check)) && isFine
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return isFine
}

const startedAt = performance.now()
// The longest goes first.
const isFine = await performAll([lintCheck, ...typeChecks(), unusedCheck, importsCheck, sizesCheck, apiDocsCheck, wordsCheck])
console.log(`${isFine ? 'Everything is in order' : 'Some checks failed'} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
process.exitCode = isFine ? 0 : 1
