import { describe, expect, it } from 'vitest'
import { lacksNeeded, readSearch } from './page-search.ts'

const player = { id: 'number!', at: 'number' } as const

describe('the search of a link', () => {
  it('is read field by field, in numbers and texts', () => {
    expect(readSearch(player, { id: '7', at: 12 })).toEqual({ id: 7, at: 12 })
    expect(readSearch({ words: 'text!' }, { words: 2046 })).toEqual({ words: '2046' })
  })

  it.each(['x', '', ' ', '1.5', '-1', '9007199254740993', 'NaN', '0x7g', null, {}, ['7', '8']])('drops the number %j', (id) => {
    const read = readSearch(player, { id })
    expect(read).toEqual({})
    expect(lacksNeeded(player, read)).toBe(true)
  })

  it('drops what the page does not know, and needs only what it needs', () => {
    const read = readSearch(player, { id: 7, evil: '<script>', __proto__: { at: 3 } })
    expect(read).toEqual({ id: 7 })
    expect(lacksNeeded(player, read)).toBe(false)
  })
})
