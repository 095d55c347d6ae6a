import { z } from 'zod'

/** Ids are bigint in the database and safe integers everywhere else. */
export const Id = z.int().positive()
/** Money on the wire: coins with two decimals. */
export const Amount = z.string().regex(/^-?\d+\.\d\d$/)
/** Made by the client before the first try and repeated with every retry. */
export const Key = z.uuid()
/** The user record's yes and no. */
export const Flag = z.union([z.literal(0), z.literal(1)])

export const page = { cursor: z.string().max(200).optional(), limit: z.int().min(1).max(50).default(20) }
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), next: z.string().nullable() })

/** Absent means flip; our own client always says what it wants, so that a retry is harmless. */
export const toggle = { id: Id, on: z.boolean().optional() }
export const Toggled = z.object({ on: z.boolean(), count: z.int() })

/** The client asks `{path}_{width}.webp` of the current line. */
export const Picture = z.object({
  path: z.string(),
  widths: z.array(z.int()),
  thumb_hash: z.string(),
  width: z.int(),
  height: z.int(),
})

export const Ad = z.object({
  id: Id,
  url: z.string(),
  type: z.int(),
  to_type: z.int(),
  title: z.string(),
  img: Picture.nullable(),
  position: z.string(),
})

export const Done = z.object({ ok: z.literal(true) })
