import type { Check } from './report.ts'
import { runTool } from './run-tool.ts'

export const lintCheck: Check = {
  name: 'lint',
  run: async () => {
    const { isFine, lines } = await runTool('oxlint/bin/oxlint', ['--type-aware', '--report-unused-disable-directives-severity=error', '--format=unix'])
    return { failures: isFine ? [] : lines }
  },
}
