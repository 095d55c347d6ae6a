import { describe, expect, it } from 'vitest'
import { tabPath } from './tab-paths.ts'

describe('the path of a tab', () => {
  it('is the specification’s for the numbers one to five, whatever the configuration says', () => {
    expect([1, 2, 3, 4, 5].map((id) => tabPath(id, '/elsewhere'))).toEqual(['/home/rank', '/home/hot', '/collect', '/home/resource', '/home/daily'])
  })

  it('is the fallback for every other number', () => {
    expect([0, 6, -1, 1.5].map((id) => tabPath(id, '/community'))).toEqual(Array(4).fill('/community'))
  })
})
