import { existsSync } from 'node:fs'
import type { Check } from './report.ts'
import { runTool } from './run-tool.ts'
import { isCode, readFiles, ROOT } from './source-files.ts'

const PROJECTS = ['contract', 'server', 'web', 'web/src/pwa', 'ui', 'e2e', 'bench', 'scripts']

const hasCode = (project: string) => existsSync(`${ROOT}/${project}/tsconfig.json`) && readFiles((path) => path.startsWith(`${project}/`) && isCode(path)).length > 0

/** What tsc learned is kept beside the packages, so that the next run looks only at what changed. */
const memoryOf = (project: string) => `node_modules/.cache/nocturne/types-${project}.json`

export const typeChecks = (): Check[] =>
  PROJECTS.filter(hasCode).map((project) => ({
    name: `types: ${project}`,
    run: async () => {
      const { isFine, lines } = await runTool('typescript/bin/tsc', ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memoryOf(project)])
      return { failures: isFine ? [] : lines }
    },
  }))
