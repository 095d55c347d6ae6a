import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { learnFact, useFact } from './facts.ts'

const Likes = () => {
  const { on, count } = useFact('like', 7, { on: false, count: 3 })
  return <p role="status">{`${on} ${count}`}</p>
}

it('lays what is newer over what the list said, and keeps what it does not know better', async () => {
  const screen = await render(<Likes />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('false 3')
  learnFact('like', 8, { on: true, count: 9 })
  learnFact('like', 7, { on: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent('true 3')
  learnFact('like', 7, { on: true, count: 4 })
  await expect.element(screen.getByRole('status')).toHaveTextContent('true 4')
})
