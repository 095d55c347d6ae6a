// The call under test: one page of 20 cards, with the fields that a list of films has.
import { read } from '@nocturne/contract/define.ts'
import { Amount, Id, page, pageOf, Picture } from '@nocturne/contract/shapes.ts'
import type { Db } from '@nocturne/server/platform/db.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'

const Author = z.object({ uid: Id, nickname: z.string(), avatar_url: z.string(), is_vip: z.boolean(), level: z.int() })

const Card = z.object({
  id: Id,
  title: z.string(),
  cover: Picture,
  duration: z.int(),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  tags: z.array(z.string()),
  access: z.enum(['free', 'vip', 'coins']),
  price: Amount,
  created_at: z.int(),
  author: Author,
})

export const contract = { bench: { cards: read('anyone', z.object(page), pageOf(Card)) } }

export interface CardRow {
  id: number
  title: string
  cover: z.output<typeof Picture>
  duration: number
  views: number
  likes: number
  comments: number
  tags: string[]
  access: 'free' | 'vip' | 'coins'
  price_cents: number
  created_at: Date
  author: z.output<typeof Author>
}

export const ROWS = 100_000

export const CREATE_CARDS = `
  create table bench_card as
  select n::bigint as id, 'A film about the number ' || n as title, n % 7200 as duration, n % 100000 as views, n % 9000 as likes, n % 300 as comments,
    array['landscape', 'night', 'tag ' || n % 50] as tags, (array['free', 'vip', 'coins'])[1 + n % 3] as access, n % 5000 as price_cents,
    now() - n * interval '1 minute' as created_at,
    jsonb_build_object('path', '/media/' || md5(n::text), 'widths', '[240, 480, 960]'::jsonb, 'thumb_hash', md5(n::text), 'width', 1280, 'height', 720) as cover,
    jsonb_build_object('uid', 1000000000 + n % 5000, 'nickname', 'author ' || n % 5000, 'avatar_url', '/media/' || md5('a' || n % 5000), 'is_vip', n % 2 = 0, 'level', n % 10) as author
  from generate_series(1, ${ROWS}) as n;
  alter table bench_card add primary key (id);
  analyze bench_card`

const present = ({ price_cents, created_at, ...card }: CardRow) => ({ ...card, price: (price_cents / 100).toFixed(2), created_at: Math.floor(created_at.getTime() / 1000) })

/** One row more than the page holds tells whether there is another page. */
export const pageQuery = (db: Db, cursor: string | undefined, limit: number) =>
  (db as unknown as Kysely<{ bench_card: CardRow }>)
    .selectFrom('bench_card')
    .selectAll()
    .where('id', '<', cursor === undefined ? ROWS + 1 : Number(cursor))
    .orderBy('id', 'desc')
    .limit(limit + 1)

export const presentPage = (rows: CardRow[], limit: number) => {
  const shown = rows.slice(0, limit)
  return { list: shown.map(present), next: rows.length > limit ? String(shown.at(-1)?.id) : null }
}
