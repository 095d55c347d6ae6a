import type { Check } from './report.ts'
import { readFiles, type SourceFile } from './source-files.ts'

const LONGEST = 400
const HIGHEST_MEDIAN = 80
const HIGHEST_P90 = 200

/** Lists of words and of content grow with the product, not with its complexity. */
const isMeasured = (path: string) => /\.(ts|tsx|mjs|css)$/.test(path) && !/(^|\/)(texts|demo|migrations|docs)\//.test(path)

const linesOf = ({ text }: SourceFile) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const judgeSizes = (files: SourceFile[]) => {
  const sizes = files.map(linesOf).sort((a, b) => a - b)
  const quantile = (share: number) => sizes[Math.max(0, Math.ceil(sizes.length * share) - 1)] ?? 0
  const median = quantile(0.5)
  const p90 = quantile(0.9)
  const failures = files.filter((file) => linesOf(file) > LONGEST).map((file) => `${file.path}: ${linesOf(file)} lines, at most ${LONGEST}`)
  if (median > HIGHEST_MEDIAN) failures.push(`the median file has ${median} lines, at most ${HIGHEST_MEDIAN}`)
  if (p90 > HIGHEST_P90) failures.push(`90 % of the files have up to ${p90} lines, at most ${HIGHEST_P90}`)
  return { failures, note: `${files.length} files, median ${median}, p90 ${p90}, longest ${sizes.at(-1) ?? 0}` }
}

export const sizesCheck: Check = { name: 'sizes', run: async () => judgeSizes(readFiles(isMeasured)) }
