import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { Direction, MessageStatus } from '../tables.ts'

export type ListedMessage = {
  readonly id: string
  readonly peer: { readonly id: string; readonly name: string; readonly base_url: string }
  readonly service: string
  readonly direction: Direction
  readonly message_id: string
  readonly status: MessageStatus
  readonly attempts: number
  readonly problem: string | null
  readonly size: number
  readonly at: string
  readonly finished_at: string | null
}

export type MessageQuery = PageQuery & {
  peer?: string
  status?: MessageStatus
  direction?: Direction
  service?: string
}

const LISTED = sql`
  select m.id, json_build_object('id', p.id, 'name', p.name, 'base_url', p.base_url) as peer, m.service, m.direction, m.message_id,
         m.status, m.attempts, m.problem, m.size, m.created_at as at, m.finished_at
    from ring_message m join ring_peer p on p.id = m.peer_id`

/** What an index knows: one of the two, or neither. The rest is looked for among a bounded number of rows. */
function knownOf({ peer, status }: MessageQuery) {
  if (status !== undefined) return sql`m.status = ${status}`
  return peer === undefined ? sql`true` : sql`m.peer_id = ${peer}`
}

export function selectMessages(tx: PlatformTx, query: MessageQuery): Promise<Page<ListedMessage>> {
  const { peer, status, direction, service, ...page } = query
  const isSearch =
    direction !== undefined || service !== undefined || (peer !== undefined && status !== undefined)
  return selectPage<ListedMessage>(tx, page, {
    order: newestFirst(sql`m.id`),
    searched: isSearch ? sql`from ring_message m where ${knownOf(query)}` : undefined,
    select: ({ after, order, limit }) => sql`
      ${isSearch ? sql`/* reads much: what no index knows is looked for among a bounded part */` : sql``}
      ${LISTED} where ${knownOf(query)} and ${after}
        ${peer === undefined ? sql`` : sql`and m.peer_id = ${peer}`}
        ${direction === undefined ? sql`` : sql`and m.direction = ${direction}`}
        ${service === undefined ? sql`` : sql`and m.service = ${service}`}
       order by ${order} limit ${limit}`,
  })
}

export async function selectMessage(tx: PlatformTx, id: string): Promise<ListedMessage | undefined> {
  const { rows } = await sql<ListedMessage>`${LISTED} where m.id = ${id}`.execute(tx)
  return rows[0]
}

export type Traffic = {
  readonly peer_id: string
  readonly service: string
  readonly direction: Direction
  readonly done: number
  readonly waiting: number
  readonly dead: number
  readonly last_at: string
}

/** The last days, by peer and service. */
export async function selectTraffic(tx: PlatformTx, since: Date): Promise<Traffic[]> {
  const { rows } = await sql<Traffic>`
    /* reads all: counts the messages of some days, for the operator's picture of them */
    select peer_id, service, direction, count(*) filter (where status in ('delivered', 'received'))::int as done,
           count(*) filter (where status in ('queued', 'retrying', 'held'))::int as waiting,
           count(*) filter (where status = 'dead')::int as dead, max(created_at) as last_at
      from ring_message where created_at >= ${since} group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  return rows
}

export async function deleteOldMessages(tx: PlatformTx, days: number): Promise<void> {
  await sql`
    /* reads much: a sweep removes what is old, a part at a time */
    delete from ring_message where id in (
      select id from ring_message where created_at < now() - make_interval(days => ${days}) and status in ('delivered', 'received', 'dead')
       order by created_at limit 5000)`.execute(tx)
}
