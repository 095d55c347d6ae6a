import { describe, expect, it } from 'vitest'
import { openPage, touch, type Entry } from './open-pages.ts'
import { line } from './route-line.ts'

const home = line('/home', { search: { tab: 'number' } })
const player = line('/player', { search: { id: 'number!', at: 'number' }, identity: ['id'] })
const login = line('/login', { search: { back: 'text' }, isKept: false })
const names = (entries: readonly Entry[]) => entries.map(({ line: { path }, search }) => `${path}${typeof search.id === 'number' ? search.id : ''}`)

describe('the kept pages', () => {
  it('are told apart by route name and identity', () => {
    let pages = openPage([], home, {})
    pages = openPage(pages, player, { id: 1 })
    pages = openPage(pages, player, { id: 2 })
    expect(names(pages)).toEqual(['/home', '/player1', '/player2'])
    const again = openPage(pages, player, { id: 1, at: 30 })
    expect(names(again)).toEqual(['/home', '/player1', '/player2'])
    expect(again[1]?.search).toEqual({ id: 1, at: 30 })
    expect(again[1]?.scroll).toBe(pages[1]?.scroll)
  })

  it('do not change when the same page is shown again', () => {
    const search = { id: 1 }
    const pages = openPage([], player, search)
    expect(openPage(pages, player, search)).toBe(pages)
  })

  it('lose the page that was not used for longest, never their order', () => {
    let pages: readonly Entry[] = []
    for (let id = 1; id <= 3; id += 1) pages = openPage(pages, player, { id }, 3)
    touch(pages[0]!)
    pages = openPage(pages, player, { id: 4 }, 3)
    expect(names(pages)).toEqual(['/player1', '/player3', '/player4'])
  })

  it('drop a page that is not kept as soon as another opens', () => {
    const pages = openPage(openPage([], login, {}), home, {})
    expect(names(pages)).toEqual(['/home'])
  })

  it('are at most fifty', () => {
    let pages: readonly Entry[] = []
    for (let id = 1; id <= 80; id += 1) pages = openPage(pages, player, { id })
    expect(pages).toHaveLength(50)
    expect(names(pages)[0]).toBe('/player31')
  })
})
