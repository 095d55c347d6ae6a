import { tableOwners } from './import-zones.ts'
import { isTest, type SourceFile } from './source-files.ts'

const BUILDERS = 'selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using'

/** Both ways to name a table: a query builder's argument, and the words of an sql`…` text. */
const patternsFor = (tables: string[]) => {
  const names = tables.join('|')
  return [new RegExp(`\\.(?:${BUILDERS})\\(\\s*\\[?\\s*['"\`](${names})\\b`, 'g'), new RegExp(`sql(?:<[^\`]*>)?\`[^\`]*\\b(?:from|join|into|update|table)\\s+(${names})\\b`, 'gi')]
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

export const judgeTables = (files: SourceFile[]): string[] =>
  tableOwners.flatMap(({ owner, tables }) =>
    files
      .filter(({ path }) => path.startsWith('server/src/') && !path.startsWith(`${owner}/`) && !isTest(path))
      .flatMap(({ path, text }) =>
        patternsFor(tables).flatMap((pattern) => [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)}: only ${owner} may name the table ${match[1]}`)),
      ),
  )
