import { expect, it } from 'vitest'
import { preload } from './preload.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('loads four at once, in order, and goes on after a failure', async () => {
  const started: number[] = []
  const ends: ((isFine: boolean) => void)[] = []
  const loadNumber = (number: number) => () =>
    new Promise((resolve, reject) => {
      started.push(number)
      ends.push((isFine) => (isFine ? resolve(number) : reject(new Error('gone'))))
    })
  for (let number = 0; number < 7; number += 1) preload(loadNumber(number))
  expect(started).toEqual([0, 1, 2, 3])
  ends[1]?.(false)
  await settle()
  expect(started).toEqual([0, 1, 2, 3, 4])
  ends[0]?.(true)
  ends[2]?.(true)
  await settle()
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6])
})
