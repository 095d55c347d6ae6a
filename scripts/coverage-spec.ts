// npm run coverage:spec: how much of the specification's catalogue is real. The numbers may only rise; --update writes them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@nocturne/contract/index.ts'

// Named at run time: the table points to screens, whose types are the browser's.
const ROUTE_TABLE = '../web/src/app/routes.ts'
const { routes } = (await import(ROUTE_TABLE)) as { routes: readonly { path: string; later?: true }[] }
import { isTest, readFiles } from './check/source-files.ts'
import { compact, countCalls, countRoutes, type Coverage } from './coverage-spec/count.ts'

const FOLDER = join(import.meta.dirname, '../docs/spec')
const NUMBERS = join(FOLDER, 'coverage.json')

interface Numbers {
  calls: number
  routes: number
}

const linesOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8').split('\n').filter(Boolean)

const contracted = Object.entries(contract).flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}/${name}`))
const specified = linesOf('endpoints.txt').map((path) => path.replace('/api/', ''))

const calls = countCalls(specified, new Set(contracted), readFiles(isTest))
const screens = countRoutes(linesOf('routes.txt'), routes)
const now: Numbers = { calls: calls.real.length, routes: screens.real.length }

const total = ({ real, missing }: Coverage) => `${real.length} of ${real.length + missing.length}`
const show = (title: string, names: string[]) => {
  if (names.length > 0) console.log(`${title}:\n${compact(names).map((line) => `  ${line}`).join('\n')}`)
}

show('calls not real yet', calls.missing)
show('routes not real yet', screens.missing)
show('calls of our own', contracted.filter((call) => !specified.includes(call)))
console.log(`calls: ${total(calls)}, routes: ${total(screens)}`)

if (process.argv.includes('--update')) writeFileSync(NUMBERS, `${JSON.stringify(now, null, 2)}\n`)
const kept = JSON.parse(readFileSync(NUMBERS, 'utf8')) as Numbers
if (now.calls < kept.calls || now.routes < kept.routes) {
  console.error(`Fewer than before: ${kept.calls} calls and ${kept.routes} routes were real.`)
  process.exitCode = 1
}
