import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { invalid } from '../../kernel/http/problem.ts'
import type { NotificationList, NotificationQuery, ReadGiven } from './contract.ts'
import { countUnread, selectNotifications, updateRead } from './notification-store.ts'
import { watchOf } from './stream/feed-watch.ts'
import { shownKinds } from './switches.ts'
import { viewNotification } from './wording.ts'

export async function listNotifications(
  ctx: SessionContext,
  query: Static<typeof NotificationQuery>,
): Promise<Static<typeof NotificationList>> {
  return inTenant(ctx, async tx => {
    const shown = { person_id: ctx.person.id, kinds: await shownKinds(tx, ctx, ctx.person.id) }
    const page = await selectNotifications(tx, shown, query)
    const unread = await countUnread(tx, shown)
    return { ...page, items: page.items.map(row => viewNotification(ctx, row)), unread }
  })
}

export async function readNotifications(
  ctx: SessionContext,
  { ids, all }: Static<typeof ReadGiven>,
): Promise<{ unread: number }> {
  if ((ids === undefined) === (all === undefined)) throw invalid({ path: '/ids', code: 'required' })
  const reply = await inTenant(ctx, async tx => {
    const shown = { person_id: ctx.person.id, kinds: await shownKinds(tx, ctx, ctx.person.id) }
    await updateRead(tx, shown, ids ?? null)
    return { unread: await countUnread(tx, shown) }
  })
  watchOf(ctx).wake()
  return reply
}
