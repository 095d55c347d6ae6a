import type { Check } from './report.ts'
import { readFiles, type SourceFile } from './source-files.ts'

interface Forbidden {
  what: string
  pattern: RegExp
  in?: RegExp
}

const CODE = /\.(ts|tsx|mjs)$/

const forbidden: Forbidden[] = [
  { what: 'a path of one machine', pattern: /\/work\/(main|shared)\b|\/root\/|\/Users\/\w|\/home\/[\w-]+\// },
  { what: 'a registry of one machine', pattern: /https?:\/\/(?!registry\.npmjs\.org)[\w.-]*(registry|npmmirror|artifactory|verdaccio|nexus)\b/i },
  { what: 'unfinished work', pattern: /\b(TODO|FIXME|XXX|HACK)\b/ },
  { what: 'a promise instead of a feature', pattern: /coming soon|lorem ipsum|敬请期待/i },
  { what: 'any', pattern: /(: |\bas |<)any\b(?=[\s,;)>\]=]|$)/, in: CODE },
  { what: 'a whole file freed from the rules', pattern: /(eslint|oxlint)-disable(?!-next-line|-line)|@ts-nocheck|@ts-ignore/, in: CODE },
]

const READ = /\.(ts|tsx|mjs|js|json|md|css|html|sql|yml)$|^\.ci\/|^docs\/spec\//
/** The lock file is npm's own; the table above holds the very words that it forbids. */
const isRead = (path: string) => READ.test(path) && path !== 'package-lock.json' && !path.startsWith('scripts/check/words')

// The wire has a domain called `helper`, so its generated page may have that name.
const VAGUE_NAME = /^(?!docs\/api\/).*(^|[/-])(utils?|helpers?|common|managers?|misc)([./-]|$)/

export const judgeWords = (files: SourceFile[]) =>
  files.flatMap(({ path, text }) => {
    const rules = forbidden.filter((rule) => !rule.in || rule.in.test(path))
    const found = text.split('\n').flatMap((line, index) => rules.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${index + 1}: ${what}: ${line.trim().slice(0, 100)}`))
    return VAGUE_NAME.test(path) ? [`${path}: a name that says nothing`, ...found] : found
  })

export const wordsCheck: Check = { name: 'words', run: async () => ({ failures: judgeWords(readFiles(isRead)) }) }
