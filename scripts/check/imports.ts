import { findCycles } from './import-cycles.ts'
import { contractInBrowsers, contractPackages, packageHomes, workspacesOfTests, zones } from './import-zones.ts'
import { judgeTables } from './money-tables.ts'
import { readImports, type Import } from './read-imports.ts'
import type { Check } from './report.ts'
import { isCode, isTest, readFiles, type SourceFile } from './source-files.ts'

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** The zone of a path with its `<room>` filled in. */
const zoneOf = (path: string) => {
  for (const zone of zones) {
    const match = new RegExp(`^${zone.of.replace('<room>', '[^/]+')}(?=/|$)`).exec(path)
    if (match) return { place: match[0], may: zone.may }
  }
  return null
}

const mayImport = ({ from, to }: Import) => {
  const zone = zoneOf(from)
  if (!zone) return true
  const isRefused = zone.may.some((place) => place.startsWith('!') && isIn(to, place.slice(1)))
  return !isRefused && [zone.place, ...zone.may].some((place) => isIn(to, place))
}

const mayImportInTest = ({ from, to }: Import) => isIn(to, 'contract') || workspacesOfTests.some((workspace) => isIn(from, workspace) && isIn(to, workspace))

const isSupport = (path: string) => isTest(path) || path.includes('/testkit/') || isIn(path, 'bench')

const judgeOurs = (found: Import): string | null => {
  const isAllowed = mayImport(found) || (isTest(found.from) && mayImportInTest(found))
  if (!isAllowed) return `${zoneOf(found.from)?.place} may not import ${found.to}`
  const isBrowser = contractInBrowsers.of.some((place) => isIn(found.from, place)) && !isTest(found.from)
  const loadsSchema = isBrowser && isIn(found.to, 'contract') && found.kind !== 'type' && !contractInBrowsers.mayLoad.includes(found.to)
  return loadsSchema ? `${found.to} would bring zod into the browser: use import type` : null
}

const judgePackage = ({ from, to, kind }: Import): string | null => {
  if (isSupport(from) || kind === 'type') return null
  if (isIn(from, 'contract/src') && !contractPackages.test(to)) return `the contract may not import ${to}: it holds no I/O`
  const home = packageHomes.find(({ packages, homes }) => packages.test(to) && !homes.some((place) => isIn(from, place)))
  return home ? `${to} may not be imported here: ${home.why}` : null
}

export const judgeImports = (files: SourceFile[]): string[] => {
  const imports = files.filter(({ path }) => isCode(path)).flatMap(readImports)
  const refused = imports.flatMap((found) => {
    const fault = found.isOurs ? judgeOurs(found) : judgePackage(found)
    return fault ? [`${found.from}:${found.line}: ${fault}`] : []
  })
  return [...refused, ...findCycles(imports).map((cycle) => `cycle: ${cycle.join(' → ')}`), ...judgeTables(files)]
}

export const importsCheck: Check = { name: 'imports', run: async () => ({ failures: judgeImports(readFiles(isCode)) }) }
