import {
  inTenant,
  notFound,
  type Page,
  roleFor,
  type SessionContext,
  type Static,
  type TenantTx,
} from '@tamga/core'
import { requireCampaign } from '../campaigns/campaigns.ts'
import type { Item, ItemsQuery, QueueList, QueueQuery } from '../contract.ts'
import { type ItemRow, selectItem, selectItems } from './item-store.ts'
import { selectQueueCampaigns } from './queue-store.ts'
import { reasonsOf } from './reasons.ts'

export type ItemView = Static<typeof Item>
type QueueView = Static<typeof QueueList>['items'][number]

export async function listItems(
  ctx: SessionContext,
  id: string,
  query: Static<typeof ItemsQuery>,
): Promise<Page<ItemView>> {
  const { limit, cursor, count, reviewer, ...filter } = query
  return inTenant(ctx, async tx => {
    await requireCampaign(tx, id)
    const wanted = { ...filter, campaign: id, ...whose(ctx, reviewer) }
    const page = await selectItems(tx, wanted, { limit, cursor, count })
    return { ...page, items: page.items.map(row => viewOf(ctx, row)) }
  })
}

/** Items that wait for the caller; with `decision`, also those they decided and may still change. */
export async function listQueue(
  ctx: SessionContext,
  query: Static<typeof QueueQuery>,
): Promise<Page<QueueView>> {
  const { limit, cursor, count, decision = 'undecided', ...filter } = query
  return inTenant(ctx, async tx => {
    const wanted = { ...filter, decision, reviewer: ctx.person.id, open: true }
    const page = await selectItems(tx, wanted, { limit, cursor, count })
    const campaigns = await selectQueueCampaigns(
      tx,
      page.items.map(row => row.campaign_id),
    )
    const items = page.items.map(row => ({
      ...viewOf(ctx, row),
      campaign: campaigns.get(row.campaign_id)!,
    }))
    return { ...page, items }
  })
}

export const readItem = (ctx: SessionContext, id: string): Promise<ItemView> =>
  inTenant(ctx, async tx => viewOf(ctx, await requireItem(tx, id)))

export async function requireItem(tx: TenantTx, id: string): Promise<ItemRow> {
  const item = await selectItem(tx, id)
  if (!item) throw notFound()
  return item
}

export const whose = (ctx: SessionContext, reviewer: string | undefined): { reviewer?: string } =>
  reviewer === undefined ? {} : { reviewer: reviewer === 'me' ? ctx.person.id : reviewer }

export function viewOf(ctx: SessionContext, row: ItemRow): ItemView {
  const { ordinal: _, recommendation, reasons: _codes, ...rest } = row
  const {
    days_unseen: _unseen,
    days_unused: _unused,
    holders: _holders,
    peers: _peers,
    earlier_on: _on,
    ...item
  } = rest
  return {
    ...item,
    role: roleFor(ctx, item.role),
    recommendation: { decision: recommendation, reasons: reasonsOf(ctx, row) },
  }
}
