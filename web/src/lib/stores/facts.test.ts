import { beforeEach, expect, it } from 'vitest'
import { changeFact, learnFact, useFacts } from './facts.ts'

const like = (id: number | string) => useFacts.getState().like[id]

beforeEach(() => useFacts.setState(useFacts.getInitialState(), true))

it('shows a like at once, then what the server counted', async () => {
  let answer = (_fact: { on: boolean; count: number }) => {}
  const sent: boolean[] = []
  const done = changeFact('like', 7, { on: false, count: 3 }, true, (on) => {
    sent.push(on)
    return new Promise((resolve) => (answer = resolve))
  })
  expect(like(7)).toEqual({ on: true, count: 4 })
  answer({ on: true, count: 12 })
  await done
  expect(sent).toEqual([true])
  expect(like(7)).toEqual({ on: true, count: 12 })
})

it('takes back what was refused', async () => {
  const refuse = () => Promise.reject(new Error('no'))
  await expect(changeFact('like', 7, { on: false, count: 3 }, true, refuse)).rejects.toThrow('no')
  expect(like(7)).toBeUndefined()
  learnFact('like', 7, { on: true, count: 9 })
  await expect(changeFact('like', 7, { on: true, count: 9 }, false, refuse)).rejects.toThrow('no')
  expect(like(7)).toEqual({ on: true, count: 9 })
})

it('keeps kinds and ids apart, and counts nothing where nothing is counted', async () => {
  await changeFact('follow', 'uid:7', { on: false }, true, async (on) => ({ on }))
  learnFact('like', 8, { on: true })
  expect(useFacts.getState().follow).toEqual({ 'uid:7': { on: true } })
  expect(useFacts.getState().like).toEqual({ 8: { on: true } })
})
