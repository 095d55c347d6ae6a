import { expect, it } from 'vitest'
import { declareRealScreens } from '../../lib/real-screens.ts'
import { openable } from './openable-apps.ts'

const app = (id: number, url: string) => ({ id, name: `app ${id}`, icon: null, desc: '', url, clicks: 0 })

it('offers only what can be opened', () => {
  declareRealScreens(['/setting'])
  const groups = [
    { id: 1, name: 'ours', apps: [app(1, '/setting'), app(2, '/promotion'), app(3, '/setting?from=apps')] },
    { id: 2, name: 'theirs', apps: [app(4, 'https://apps.example/')] },
    { id: 3, name: 'later', apps: [app(5, '/creative')] },
  ]
  expect(openable(groups).map(({ id, apps }) => [id, apps.map((kept) => kept.id)])).toEqual([
    [1, [1, 3]],
    [2, [4]],
  ])
})
