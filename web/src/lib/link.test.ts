import { describe, expect, it } from 'vitest'
import { linkOf, parseQuery } from './link.ts'

describe('links', () => {
  it('hold what they were made of, whatever it is', () => {
    const search = { words: '夜曲 & ?=#%', back: '/player?id=7&at=3' }
    expect(parseQuery(linkOf('/query', search).split('?').slice(1).join('?'))).toEqual(search)
  })

  it('are as short as they can be', () => {
    expect(linkOf('/my')).toBe('/my')
    expect(linkOf('/player', { id: 7, at: undefined })).toBe('/player?id=7')
  })
})
