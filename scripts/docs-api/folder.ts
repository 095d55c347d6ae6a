import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@nocturne/contract/index.ts'
import { renderPages } from './pages.ts'

const FOLDER = join(import.meta.dirname, '../../docs/api')

const stored = () => {
  mkdirSync(FOLDER, { recursive: true })
  return new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]))
}

/** Names of the pages that the contract would write otherwise. */
export const findStalePages = (): string[] => {
  const [kept, due] = [stored(), renderPages(contract)]
  return [...new Set([...kept.keys(), ...due.keys()])].filter((name) => kept.get(name) !== due.get(name)).sort()
}

export const writePages = (): string[] => {
  const stale = findStalePages()
  const due = renderPages(contract)
  for (const name of stale) {
    const text = due.get(name)
    if (text === undefined) rmSync(join(FOLDER, name))
    else writeFileSync(join(FOLDER, name), text)
  }
  return stale
}
