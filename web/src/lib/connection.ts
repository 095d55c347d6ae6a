import type { WireKeys } from '@nocturne/contract/envelope.ts'
import { fetchAppFacts, loadAppFacts, type AppFacts } from './app-facts.ts'
import { chooseLine, firstToAnswer, measureLine } from './line.ts'
import { deviceStorage } from './storage.ts'
import { createStoredText, createValue } from './value.ts'
import type { Connection } from './wire.ts'

/** The line that is used now, to which every path of a picture or film belongs; empty until it is found. */
export const currentLine = createValue('')
/** The line that the person chose; empty leaves it to the pings. */
export const wishedLine = createStoredText(deviceStorage, 'line', (text) => text)

let loading: Promise<AppFacts> | null = null
let finding: Promise<string> | null = null
let leaving: Promise<string | null> | null = null

/** Found once; a failure is not remembered, so that the next call tries anew. */
const loadFacts = () => {
  loading ??= loadAppFacts().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const use = (line: string) => {
  currentLine.set(line)
  finding = Promise.resolve(line)
  return line
}

const connectionTo = (line: string, keys: WireKeys): Connection => ({ line, keys })

export const connect = async () => {
  const { lines, wire } = await loadFacts()
  finding ??= chooseLine(lines, wishedLine.get()).then(use)
  return connectionTo(await finding, wire)
}

/** A page may be older than the keys it was served with. */
export const renewKeys = async (old: WireKeys) => {
  const facts = await fetchAppFacts()
  if (facts.wire.key === old.key && facts.wire.sign === old.sign) return null
  loading = Promise.resolve(facts)
  return connect()
}

const findAnother = async (dead: string) => {
  const { lines } = await loadFacts()
  const another = await firstToAnswer(lines.filter((line) => line !== dead))
  return another === null ? null : use(another)
}

/** Another line that answers, for all calls that found this one dead; null when there is none. */
export const leaveLine = async (dead: string) => {
  const { wire } = await loadFacts()
  if (currentLine.get() !== dead) return connectionTo(currentLine.get(), wire)
  leaving ??= findAnother(dead).finally(() => {
    leaving = null
  })
  const line = await leaving
  return line === null ? null : connectionTo(line, wire)
}

export const measureLines = async () => Promise.all((await loadFacts()).lines.map(measureLine))

/** An empty line leaves the choice to the pings again. */
export const chooseLineByHand = async (line: string) => {
  wishedLine.set(line)
  const { lines } = await loadFacts()
  use(lines.includes(line) ? line : await chooseLine(lines))
}
