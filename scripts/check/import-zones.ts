// Who may import whom. A file belongs to the first zone whose `of` its path begins with; `<room>` is any one folder
// and stands for itself only. A zone may always import itself, `!` takes a place out, and what stands in no row is refused.
export interface Zone {
  of: string
  may: string[]
}

export const zones: Zone[] = [
  { of: 'contract/src', may: [] },
  { of: 'ui/src', may: [] },

  { of: 'server/src/platform', may: ['contract/src'] },
  { of: 'server/src/media', may: ['server/src/platform', 'contract/src'] },
  { of: 'server/src/engines', may: ['server/src/platform', 'contract/src'] },
  { of: 'server/src/domains/<room>', may: ['server/src/engines', 'server/src/media', 'server/src/platform', 'contract/src'] },
  { of: 'server/src/gateway', may: ['server/src/engines', 'server/src/platform', 'contract/src'] },
  { of: 'server/src/demo', may: ['server/src/domains', 'server/src/engines', 'server/src/media', 'server/src/platform', 'contract/src'] },
  { of: 'server/src/testkit', may: ['server/src', 'contract/src'] },
  // main, the roles and the lists that put the rooms together.
  { of: 'server/src', may: ['server/src', '!server/src/testkit', 'contract/src'] },

  { of: 'web/src/texts', may: ['web/src/lib'] },
  { of: 'web/src/lib', may: ['web/src/texts', 'ui/src', 'contract/src'] },
  { of: 'web/src/parts', may: ['web/src/lib', 'web/src/texts', 'ui/src', 'contract/src'] },
  { of: 'web/src/features/<room>', may: ['web/src/parts', 'web/src/lib', 'web/src/texts', 'ui/src', 'contract/src'] },
  { of: 'web/src/testkit', may: ['web/src', 'ui/src', 'contract/src'] },
  { of: 'web/src', may: ['web/src', '!web/src/testkit', 'ui/src', 'contract/src'] },
  { of: 'console/src', may: ['ui/src', 'contract/src'] },

  { of: 'e2e', may: ['server/src', 'web/src', 'ui/src', 'contract/src', 'scripts/build.ts', 'scripts/chromium.ts'] },
  { of: 'bench', may: ['server/src', 'contract/src'] },
  { of: 'scripts', may: ['contract/src', 'server/src', 'web/src/app/routes.ts'] },
]

/** A test may also use everything of its own workspace, and the contract. */
export const workspacesOfTests = ['contract', 'ui', 'server', 'web', 'console', 'e2e', 'bench', 'scripts']

/** The browser loads no schema: from the contract it takes types, and these files, which bring no zod. */
export const contractInBrowsers = {
  of: ['web/src', 'console/src', 'ui/src'],
  mayLoad: ['envelope.ts', 'limits.ts', 'refusals.ts', 'client.ts', 'proof-of-work.ts', 'characters.ts'].map((file) => `contract/src/${file}`),
}

/** Packages that have one home. Tests, the testkit and benches may use them too. */
export const packageHomes: { packages: RegExp; homes: string[]; why: string }[] = [
  { packages: /^(fastify|@fastify\/.+|node:https?|node:http2)$/, homes: ['server/src/gateway', 'scripts', 'e2e'], why: 'only the gateway knows HTTP' },
  { packages: /^zod($|\/)/, homes: ['contract/src', 'server/src', 'scripts'], why: 'the browser holds no schema' },
  { packages: /^pg$/, homes: ['server/src/platform'], why: 'connections are opened by the platform' },
  { packages: /^node:/, homes: ['server', 'scripts', 'e2e', 'bench', 'vitest.config.ts', 'web/vite.config.ts', 'web/vitest.config.ts'], why: 'a browser has no Node' },
]

/** What the contract may load: it holds no I/O. */
export const contractPackages = /^(zod|@noble\/(ciphers|hashes))($|\/)/

/** Tables with one owner: nobody else may name them in a query. */
export const tableOwners = [{ owner: 'server/src/engines/ledger', tables: ['entry', 'posting', 'account'] }]
