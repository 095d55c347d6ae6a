import { Line } from '@nocturne/contract/text.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { rowsOf, schemaOf } from './field-rows.ts'

const words = (type: z.ZodType, io: 'input' | 'output' = 'input') => rowsOf(schemaOf(type, io)).map(({ field, type: word, rule, isOptional }) => [field, word, rule, isOptional].join(' | '))

it('names types, limits and what may be left out', () => {
  expect(words(z.object({ id: z.int().positive(), limit: z.int().min(1).max(50).default(20), words: z.string().max(9).optional() }))).toEqual([
    'id | integer | at least 1 | false',
    'limit | integer | 1–50; default 20 | true',
    'words | string | at most 9 characters | true',
  ])
})

it('shows a text by the length that a reader counts', () => {
  expect(words(z.object({ name: Line(3, 32) }))[0]).toMatch(/^name \| string \| 3–32 characters/)
})

it('walks into objects, lists and maps, also those that may be null', () => {
  const card = z.object({ on: z.union([z.literal(0), z.literal(1)]) })
  expect(words(z.object({ one: card.nullable(), list: z.array(card), map: z.record(z.string(), card), state: z.enum(['a', 'b']) }), 'output')).toEqual([
    'one | object or null |  | false',
    'one.on | `0`, `1` |  | false',
    'list | list of object |  | false',
    'list[].on | `0`, `1` |  | false',
    'map | map of object |  | false',
    'map{}.on | `0`, `1` |  | false',
    'state | `"a"`, `"b"` |  | false',
  ])
})
