import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const at = (path: string) => join(import.meta.dirname, path)

// The parts run in a browser and bring a configuration of their own.
const PARTS = 'web/vitest.config.ts'

export default defineConfig({
  test: {
    reporters: ['dot'],
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          root: import.meta.dirname,
          environment: 'node',
          include: ['contract/src/**/*.test.ts', 'server/src/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: [at('server/src/testkit/global-setup.ts')],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...(existsSync(at(PARTS)) ? [PARTS] : []),
      {
        test: {
          name: 'journeys',
          root: import.meta.dirname,
          environment: 'node',
          include: ['e2e/**/*.spec.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
