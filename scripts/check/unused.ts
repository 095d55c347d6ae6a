import type { Check } from './report.ts'
import { runTool } from './run-tool.ts'
import { isCode, readFiles } from './source-files.ts'
import { findUnreached } from './unreached.ts'

export const unusedCheck: Check = {
  name: 'unused',
  run: async () => {
    const knip = await runTool('knip/bin/knip.js', ['--reporter', 'compact', '--no-progress'])
    const unreached = findUnreached(readFiles(isCode)).map((path) => `${path}: nothing leads here but tests`)
    return { failures: [...(knip.isFine ? [] : knip.lines), ...unreached] }
  },
}
