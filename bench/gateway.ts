// npm run bench:gateway: the rate of a call that reads 20 rows, against a floor of the same run. The ratio is the figure;
// the rates depend on the machine. Exit code 1 when the guest's ratio is below the promise. Wide pairs mean that other
// programs were at work: such a run proves nothing either way.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireKeys } from '@nocturne/contract/envelope.ts'
import { startEmbeddedPostgres } from '@nocturne/server/platform/embedded-postgres.ts'
import { migrate } from '@nocturne/server/platform/migrations.ts'
import pg from 'pg'
import { CREATE_CARDS } from './gateway/cards.ts'
import { startChild, type Child } from './gateway/child.ts'
import { runRound, type Caller, type Round } from './gateway/load.ts'
import { requireSameAnswer } from './gateway/same-answer.ts'

const PROMISE = 0.8
// Many short rounds: what else the machine does then falls on both sides alike.
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 9)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1)
const WARM_UP_CALLS = 4_000

interface GatewayFacts {
  address: string
  wire: WireKeys
  guest: Caller
  member: Caller
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const describeRound = ({ perSecond, cpuMicrosPerCall }: Round) => `${perSecond.toFixed(0).padStart(6)} calls/s ${cpuMicrosPerCall.toFixed(0).padStart(5)} µs`

/** Pairs take turns in who goes first, so that a machine that slows down or warms up favours neither. */
const compare = async (name: string, gateway: Child<GatewayFacts>, floor: Child<{ address: string }>, caller: Caller) => {
  const { wire } = gateway.facts
  const round = (child: Child<{ address: string }>) => runRound(child, wire, caller, { duration: SECONDS })
  await requireSameAnswer([gateway.facts.address, floor.facts.address], wire, caller)
  for (const child of [gateway, floor]) await runRound(child, wire, caller, { amount: WARM_UP_CALLS })
  const ratios: number[] = []
  const costs: number[] = []
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const isGatewayFirst = pair % 2 === 1
    const first = await round(isGatewayFirst ? gateway : floor)
    const second = await round(isGatewayFirst ? floor : gateway)
    const [ours, theirs] = isGatewayFirst ? [first, second] : [second, first]
    ratios.push(ours.perSecond / theirs.perSecond)
    costs.push(theirs.cpuMicrosPerCall / ours.cpuMicrosPerCall)
    console.log(`${name} ${pair}: gateway ${describeRound(ours)}   floor ${describeRound(theirs)}   ratio ${ratios.at(-1)?.toFixed(2)}`)
  }
  const spread = `pairs from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  console.log(`${name}: median ratio ${median(ratios).toFixed(2)} (${spread}; by the servers' processor time ${median(costs).toFixed(2)})`)
  return median(ratios)
}

const fillDatabase = async (url: string) => {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(CREATE_CARDS)
  await client.end()
}

const folder = await mkdtemp(join(tmpdir(), 'nocturne-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, isThrowaway: true })
try {
  await fillDatabase(postgres.url)
  const environment = { DATABASE_URL: postgres.url, NOCTURNE_DATA: folder, LOG_LEVEL: 'error', DEMO: '0', BENCH_FLOOR: process.env['BENCH_FLOOR'] ?? '' }
  const profile = process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []
  const gateway = await startChild<GatewayFacts>('gateway-server.ts', environment, profile)
  const floor = await startChild<{ address: string }>('floor-server.ts', environment, profile)
  const guestRatio = await compare('guest ', gateway, floor, gateway.facts.guest)
  await compare('member', gateway, floor, gateway.facts.member)
  await Promise.all([gateway.stop(), floor.stop()])
  if (guestRatio < PROMISE) {
    console.error(`The gateway keeps ${guestRatio.toFixed(2)} of the floor's rate; promised are ${PROMISE}.`)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
