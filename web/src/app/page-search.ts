import type { Fields } from './route-line.ts'

const readNumber = (value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

const readText = (value: unknown) => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** What a link says, as far as the page understands it; a link may come from anywhere, so nothing in it is trusted. */
export const readSearch = (fields: Fields, given: Record<string, unknown>): Record<string, string | number> => {
  const own = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined)
  const read = Object.entries(fields).map(([name, kind]) => [name, kind.startsWith('number') ? readNumber(own(name)) : readText(own(name))] as const)
  return Object.fromEntries(read.filter((pair): pair is readonly [string, string | number] => pair[1] !== undefined))
}

export const lacksNeeded = (fields: Fields, search: Record<string, unknown>) =>
  Object.entries(fields).some(([name, kind]) => kind.endsWith('!') && search[name] === undefined)
