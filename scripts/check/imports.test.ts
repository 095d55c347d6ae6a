import { describe, expect, it } from 'vitest'
import { judgeImports } from './imports.ts'

const judge = (samples: Record<string, string>) => judgeImports(Object.entries(samples).map(([path, text]) => ({ path, text })))

describe('the import rule', () => {
  it('lets each room use what lies below it', () => {
    expect(
      judge({
        'server/src/domains/find/calls.ts': "import { cards } from '../../engines/items/cards.ts'\nimport { find } from './queries.ts'\nimport type { find as wire } from '@nocturne/contract/find.ts'",
        'server/src/gateway/server.ts': "import { fastify } from 'fastify'\nimport { Refusal } from '../platform/refusal.ts'",
        'web/src/features/find/find-screen.tsx': "import { Row } from '@nocturne/ui/row.tsx'\nimport { limits } from '@nocturne/contract/limits.ts'",
        'web/src/app/routes.ts': "const screen = () => import('../features/find/find-screen.tsx')",
      }),
    ).toEqual([])
  })

  it('keeps domains and features apart', () => {
    expect(
      judge({
        'server/src/domains/find/calls.ts': "import { pay } from '../wallet/calls.ts'",
        'web/src/features/find/find-screen.tsx': "\nimport { Wallet } from '../wallet/wallet-screen.tsx'",
      }),
    ).toEqual([
      'server/src/domains/find/calls.ts:1: server/src/domains/find may not import server/src/domains/wallet/calls.ts',
      'web/src/features/find/find-screen.tsx:2: web/src/features/find may not import web/src/features/wallet/wallet-screen.tsx',
    ])
  })

  it.each([
    ['server/src/platform/queue.ts', '../domains/account/jobs.ts'],
    ['server/src/engines/items/cards.ts', '../../gateway/server.ts'],
    ['server/src/gateway/dispatch.ts', '../domains/account/calls.ts'],
    ['server/src/main.ts', './testkit/client.ts'],
    ['contract/src/account.ts', '../../server/src/platform/db.ts'],
    ['ui/src/row.tsx', '@nocturne/contract/limits.ts'],
    ['web/src/lib/api.ts', '../features/find/find-screen.tsx'],
    ['web/src/parts/card.tsx', '@nocturne/server/platform/db.ts'],
  ])('refuses to let %s look up to %s', (from, to) => {
    expect(judge({ [from]: `import '${to}'` })).toHaveLength(1)
  })

  it('lets only the gateway know HTTP, and the contract only its schema and cipher', () => {
    expect(judge({ 'server/src/platform/queue.ts': "import { createServer } from 'node:http'" })[0]).toContain('only the gateway knows HTTP')
    expect(judge({ 'contract/src/text.ts': "import { readFile } from 'node:fs/promises'" })[0]).toContain('holds no I/O')
  })

  it('keeps schemas out of the browser, also behind a type in braces', () => {
    const from = 'web/src/lib/api.ts'
    expect(judge({ [from]: "import type { contract } from '@nocturne/contract/index.ts'" })).toEqual([])
    expect(judge({ [from]: "import { contract } from '@nocturne/contract/index.ts'" })[0]).toContain('zod')
    expect(judge({ [from]: "import { type Call } from '@nocturne/contract/define.ts'" })[0]).toContain('zod')
    expect(judge({ [from]: "import { z } from 'zod'" })[0]).toContain('no schema')
  })

  it('gives a test everything of its own workspace', () => {
    expect(judge({ 'server/src/platform/queue.test.ts': "import { jobs } from '../domains/account/jobs.ts'\nimport { createServer } from 'node:http'" })).toEqual([])
    expect(judge({ 'server/src/platform/queue.test.ts': "import { App } from '../../../web/src/app/app.tsx'" })).toHaveLength(1)
  })

  it('finds circles, but not circles of types', () => {
    const first = 'server/src/platform/first.ts'
    const second = 'server/src/platform/second.ts'
    expect(judge({ [first]: "import './second.ts'", [second]: "import './first.ts'" })).toEqual([`cycle: ${first} → ${second} → ${first}`])
    expect(judge({ [first]: "import './second.ts'", [second]: "import type { First } from './first.ts'" })).toEqual([])
  })

  it('lets only the ledger name the money tables', () => {
    const builder = "db.insertInto('posting').values(row)"
    const text = 'const rows = await sql<{ id: number }>`select id from entry where id = 1`.execute(db)'
    expect(judge({ 'server/src/engines/ledger/post.ts': builder })).toEqual([])
    expect(judge({ 'server/src/domains/wallet/queries.ts': `${builder}\n${text}` })).toEqual([
      'server/src/domains/wallet/queries.ts:1: only server/src/engines/ledger may name the table posting',
      'server/src/domains/wallet/queries.ts:2: only server/src/engines/ledger may name the table entry',
    ])
    expect(judge({ 'server/src/domains/wallet/queries.ts': '// the account of a member\ndb.selectFrom("member")' })).toEqual([])
  })
})
