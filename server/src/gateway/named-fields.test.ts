import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keepNamed } from './named-fields.ts'

const Shape = z.object({
  id: z.int(),
  title: z.string().nullable(),
  tags: z.array(z.string()),
  author: z.object({ uid: z.int(), note: z.string().optional() }).nullable(),
  extra: z.record(z.string(), z.object({ n: z.int() })),
  flag: z.union([z.literal(0), z.literal(1)]),
})

const value = fc.record({
  id: fc.maxSafeInteger(),
  title: fc.option(fc.string()),
  tags: fc.array(fc.string()),
  author: fc.option(fc.record({ uid: fc.maxSafeInteger(), note: fc.string(), password_hash: fc.string() }, { requiredKeys: ['uid'] })),
  extra: fc.dictionary(fc.string().filter((name) => name !== '__proto__'), fc.record({ n: fc.maxSafeInteger(), token: fc.string() })),
  flag: fc.constantFrom(0, 1),
  secret: fc.anything(),
})

describe('an answer cut to its named fields', () => {
  it('is what the schema itself would have let through', () => {
    const keep = keepNamed(Shape)
    fc.assert(
      fc.property(value, (answer) => {
        expect(keep(answer)).toEqual(Shape.parse(answer))
      }),
    )
  })

  it('never carries an object out where a plain value was promised', () => {
    const keep = keepNamed(z.object({ title: z.string() }))
    expect(() => keep({ title: { password_hash: 'x' } })).toThrow('plain value')
  })
})
