import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { CHROMIUM } from '../scripts/chromium.ts'

/** Parts of the page, each alone in a real browser. */
export default defineProject({
  root: join(import.meta.dirname, '..'),
  plugins: [react(), tailwind()],
  // A package found in the middle of the first run would reload the page under its tests: all that need preparing stand here.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'lucide-react',
      'virtua',
      '@tanstack/react-query',
      '@tanstack/history',
      'zustand',
      'zustand/middleware',
      'idb-keyval',
      'axe-core',
    ],
  },
  test: {
    name: 'parts',
    include: ['{web,ui}/src/**/*.test.tsx'],
    setupFiles: [join(import.meta.dirname, 'src/testkit/page.ts')],
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({ launchOptions: CHROMIUM }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
