import { findStalePages } from '../docs-api/folder.ts'
import type { Check } from './report.ts'

export const apiDocsCheck: Check = {
  name: 'docs/api',
  run: async () => ({ failures: findStalePages().map((name) => `docs/api/${name}: out of date, run npm run docs:api`) }),
}
