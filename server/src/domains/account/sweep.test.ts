import { describe, expect, it } from 'vitest'
import { aMember } from '../../testkit/people.ts'
import { openTestApp } from '../../testkit/test-app.ts'
import { sweepJob } from './jobs.ts'

const { as, services, advance } = await openTestApp()
const { db } = services
const sweep = () => sweepJob.run({}, services)

describe('the hourly sweep', () => {
  it('finishes an erasure whose job was lost', async () => {
    const { id } = await aMember(services, { state: 'erasing', city: '厦门' })
    await sweep()
    expect(await db.read.selectFrom('member').select(['state', 'city']).where('id', '=', id).executeTakeFirst()).toEqual({ state: 'erased', city: '' })
  })

  it('gives up an export that never came, and lets it be asked for again', async () => {
    const me = await aMember(services)
    await as(me).users.export({})
    await sweep()
    expect(await as(me).users.export({})).toMatchObject({ state: 'preparing' })
    advance(3_700_000)
    await sweep()
    const { state } = await db.read.selectFrom('data_export').select('state').where('member_id', '=', me.id).executeTakeFirstOrThrow()
    expect(state).toBe('failed')
    expect(await as(me).users.export({})).toMatchObject({ state: 'preparing' })
  })

  it('forgets sessions, exports and riddles that are over, and nothing else', async () => {
    const gone = await aMember(services)
    await as(gone).users.export({})
    advance(15 * 86_400_000)
    const here = await aMember(services)
    await sweep()
    const sessions = await db.read.selectFrom('session').select('member_id').execute()
    expect(sessions.map(({ member_id }) => member_id)).toEqual([here.id])
    expect(await db.read.selectFrom('data_export').select('member_id').execute()).toEqual([])
  })
})
