import { z } from 'zod'
import { read, write } from './define.ts'
import { Done, Id, Picture } from './shapes.ts'

const App = z.object({
  id: Id,
  name: z.string(),
  icon: Picture.nullable(),
  desc: z.string(),
  url: z.string(),
  clicks: z.int(),
})

export const system = {
  /** Once per device. A `no` leaves every call that is not open closed. */
  age_gate: write('anyone', z.object({ answer: z.boolean() }), z.object({ state: z.enum(['passed', 'refused', 'unavailable']) }), { open: true }),
  appcenter: read('anyone', z.object({}), z.object({ groups: z.array(z.object({ id: Id, name: z.string(), apps: z.array(App) })) }), {
    shared: true,
  }),
  appclick: write('anyone', z.object({ id: Id }), Done, { open: true }),
  adsclick: write('anyone', z.object({ id: Id }), Done, { open: true }),
}
