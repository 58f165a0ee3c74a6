import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { EventStream, StreamEvent } from '../../../kernel/http/connections/event-streams.ts'
import { selectIdentity } from '../../../kernel/http/identity/identity-store.ts'
import { readRights } from '../../../kernel/http/identity/rights.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { countUnread } from '../notification-store.ts'
import { shownKinds } from '../switches.ts'
import type { ChangedRow } from '../tables.ts'
import { viewNotification } from '../wording.ts'
import { NEWS_AT_ONCE, type Reader, selectNews } from './feed-store.ts'
import { watchOf } from './feed-watch.ts'

/** Soon: the caller asks with another token, or is told at the next request that the session is over. */
const RETRY_MS = 1000

/** A stream of what is new for the caller, for as long as the session is. */
export async function openStream(ctx: SessionContext, reply: ReplyTools): Promise<EventStream> {
  const stream = reply.openEvents(ctx.person.id)
  const reader = {
    tenant_id: ctx.tenant.id,
    person_id: ctx.person.id,
    session_id: ctx.session.id,
    token_hash: ctx.session.token_hash,
  }
  let told = readVersion(stream.lastEventId)
  let isNew = true
  const end = () => {
    stream.send([{ event: 'session', data: { state: 'ended' } }])
    stream.end(RETRY_MS)
  }
  watchOf(ctx).add(
    ctx,
    {
      reader,
      told: () => (isNew ? null : told),
      async onChange({ is_live, version }) {
        // Where a version is unknown, such as that of another database, the caller reads the list anew.
        const since = told === null || told > version ? version : told
        const news = is_live ? await readNews(ctx, reader, since) : undefined
        if (!news) return end()
        stream.send(news.events)
        told = news.version
        isNew = false
      },
    },
    stream.closed,
  )
  return stream
}

const readVersion = (given: string | null): number | null =>
  given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null

type News = { readonly version: number; readonly events: readonly StreamEvent[] }

/** Read with the rights of this moment; undefined when the session is over or no longer good enough. */
async function readNews(ctx: SessionContext, reader: Reader, since: number): Promise<News | undefined> {
  const identity = await selectIdentity(ctx.services.database, reader.token_hash, { isRenewing: false })
  if (!identity || identity.requires_factor || identity.refuses_password) return undefined
  const caller = { ...ctx, ...(await readRights(ctx.services, identity)) }
  return inTenant(ctx, async tx => {
    const news = await selectNews(tx, reader, since)
    if (!news) return undefined
    const kinds = await shownKinds(tx, caller, reader.person_id)
    const { rows } = news
    const version = rows.length < NEWS_AT_ONCE ? news.version : Number(rows.at(-1)!.version)
    const unread = await countUnread(tx, { person_id: reader.person_id, kinds })
    const shown = rows.filter(({ kind }) => kinds.includes(kind))
    const badges = { event: 'badges', id: String(version), data: { unread } }
    return { version, events: [...shown.map(row => eventOf(ctx, row)), badges] }
  })
}

const eventOf = (ctx: SessionContext, row: ChangedRow): StreamEvent =>
  row.withdrawn
    ? { event: 'withdrawn', id: String(row.version), data: { id: row.id } }
    : { event: 'notification', id: String(row.version), data: viewNotification(ctx, row) }
