import {
  inTenant,
  removalTimeline,
  roleFor,
  type SessionContext,
  type Static,
  type TenantTx,
} from '@tamga/core'
import type { Timeline } from '../contract.ts'
import type { ItemRow } from './item-store.ts'
import { requireItem } from './items.ts'
import { type Closing, selectClosing, selectEndings, selectItemRecords } from './timeline-store.ts'

type Entry = Static<typeof Timeline>['items'][number]

/** The history of an item from the grant to connected systems: the decision, what it ended, and what the systems answered. */
export async function readTimeline(ctx: SessionContext, id: string): Promise<Static<typeof Timeline>> {
  return inTenant(ctx, async tx => {
    const item = await requireItem(tx, id)
    const closing = await selectClosing(tx, item.campaign_id)
    const items = [
      entry(item.granted_at, 'granted', {
        name: item.granted_by?.name ?? null,
        detail: roleFor(ctx, item.role).name,
      }),
      entry(closing.opened_at, 'opened', { name: closing.created_by_name }),
      ...(await handlingOf(tx, item)),
      ...(await consequencesOf(tx, ctx, { item, closing })),
    ]
    return { items: items.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) }
  })
}

const entry = (at: string, kind: string, rest: Partial<Entry> = {}): Entry => ({
  at,
  kind,
  name: null,
  status: null,
  detail: null,
  ...rest,
})

async function handlingOf(tx: TenantTx, item: ItemRow): Promise<Entry[]> {
  const records = await selectItemRecords(tx, item.id)
  const told = records.map(({ at, action, actor_name, changes }) =>
    action === 'review.decided'
      ? entry(at, 'decided', {
          name: actor_name,
          status: (changes['decision']?.[1] as string | undefined) ?? null,
          detail: (changes['comment']?.[1] as string | undefined) ?? null,
        })
      : entry(at, 'reassigned', { name: actor_name, detail: (changes['note']?.[1] as string) ?? null }),
  )
  const { decided_at, decision, comment, decided_by } = item
  // Decided together with others: the record of that is about the campaign.
  const isTold = told.some(({ kind, at }) => kind === 'decided' && at >= (decided_at ?? ''))
  if (decided_at === null || isTold) return told
  return [
    ...told,
    entry(decided_at, 'decided', { name: decided_by?.name ?? null, status: decision, detail: comment }),
  ]
}

async function consequencesOf(
  tx: TenantTx,
  ctx: SessionContext,
  { item, closing }: { item: ItemRow; closing: Closing },
): Promise<Entry[]> {
  const { closed_at, closed_by_name, closing_request } = closing
  if (closed_at === null) return []
  const isEnding =
    item.outcome === 'removed' && (item.automatic || item.outcome_reason === 'membership_ended')
  const kind = item.outcome === 'removed' ? (isEnding ? 'membership_ended' : 'role_removed') : item.outcome!
  const closed = entry(closed_at, kind, { name: closed_by_name, status: item.outcome_reason })
  if (item.outcome !== 'removed') return [closed]
  const { sessions, tokens } = await selectEndings(tx, item.user.id, closed_at)
  const right = {
    person_id: item.user.id,
    role_id: item.role.id,
    removed_at: closed_at,
    request_id: closing_request ?? '',
  }
  const further: Entry[] = []
  for (const tell of ctx.services.modules.extensions(removalTimeline))
    further.push(...(await tell(tx, ctx, right)))
  return [
    closed,
    entry(closed_at, 'sessions_ended', { detail: String(sessions) }),
    entry(closed_at, 'tokens_ended', { detail: String(tokens) }),
    ...further,
  ]
}
