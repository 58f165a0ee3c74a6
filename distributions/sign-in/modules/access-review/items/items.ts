import {
  decodeCursor,
  inTenant,
  invalidCursor,
  isUuid,
  notFound,
  type Page,
  type SessionContext,
  type Static,
  type TenantTx,
  toPage,
} from '@tamga/core'
import { requireCampaign } from '../campaigns/campaigns.ts'
import type { Item, ItemsQuery, QueueList, QueueQuery } from '../contract.ts'
import {
  countItems,
  findItem,
  type ItemFilter,
  type ItemRow,
  type Position,
  selectItems,
} from './item-store.ts'
import { findQueueCampaigns } from './queue-store.ts'
import { reasonsOf } from './reasons.ts'

export type ItemView = Static<typeof Item>
type QueueView = Static<typeof QueueList>['items'][number]
type Listing = { limit?: number; cursor?: string; count?: boolean }

export async function listItems(
  ctx: SessionContext,
  id: string,
  query: Static<typeof ItemsQuery>,
): Promise<Page<ItemView>> {
  const { limit, cursor, count, reviewer, ...filter } = query
  return inTenant(ctx, async tx => {
    await requireCampaign(tx, id)
    const wanted = { ...filter, campaign: id, ...whose(ctx, reviewer) }
    const page = await readPage(tx, wanted, { limit, cursor, count })
    return { ...page, items: page.items.map(row => viewOf(ctx, row)) }
  })
}

/** What waits for the caller; with `decision`, also what they have decided and may still change. */
export async function readQueue(
  ctx: SessionContext,
  query: Static<typeof QueueQuery>,
): Promise<Page<QueueView>> {
  const { limit, cursor, count, decision = 'undecided', ...filter } = query
  return inTenant(ctx, async tx => {
    const wanted = { ...filter, decision, reviewer: ctx.person.id, open: true }
    const page = await readPage(tx, wanted, { limit, cursor, count })
    const campaigns = await findQueueCampaigns(
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
  const item = await findItem(tx, id)
  if (!item) throw notFound()
  return item
}

export const whose = (ctx: SessionContext, reviewer: string | undefined): { reviewer?: string } =>
  reviewer === undefined ? {} : { reviewer: reviewer === 'me' ? ctx.person.id : reviewer }

async function readPage(
  tx: TenantTx,
  filter: ItemFilter,
  { limit = 50, cursor, count }: Listing,
): Promise<Page<ItemRow>> {
  const rows = await selectItems(tx, filter, { after: positionIn(cursor), limit: limit + 1 })
  const page = toPage(rows, limit, row => [row.campaign_id, row.ordinal])
  return count ? { ...page, total: await countItems(tx, filter) } : page
}

function positionIn(cursor: string | undefined): Position | null {
  const values = decodeCursor(cursor, 2)
  if (values === null) return null
  const [campaign_id, ordinal] = values
  const isPlace = Number.isInteger(ordinal) && Math.abs(ordinal as number) < 2 ** 31
  if (!isUuid(campaign_id) || !isPlace) throw invalidCursor()
  return { campaign_id, ordinal: ordinal as number }
}

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
  return { ...item, recommendation: { decision: recommendation, reasons: reasonsOf(ctx, row) } }
}
