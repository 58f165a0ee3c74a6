import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import type { Count, CountedLines, CountWithLines, NewCount } from '../contract.ts'
import { refused } from '../errors.ts'
import { upsertOutside } from '../locations/location-store.ts'
import { requireOwnLocation } from '../locations/locations.ts'
import { post } from '../postings/post.ts'
import { selectLines } from '../postings/posting-store.ts'
import { lotOf, productOf } from '../postings/posting-view.ts'
import * as store from './count-store.ts'

type CountView = Static<typeof Count>
type WithLines = Static<typeof CountWithLines>

const viewOf = (row: store.CountRow): CountView => ({
  id: row.id,
  location: { id: row.location_id, name: row.location_name, kind: 'internal' },
  blind: row.is_blind,
  note: row.note,
  made_by: row.made_by,
  created_at: row.created_at,
  posted_at: row.posted_at,
  posting: row.posting_id,
  lines: row.lines,
  version: row.version,
})

const targetOf = ({ id, location_name }: store.CountRow) => ({
  type: 'stock_count',
  id,
  name: location_name,
})

export const listCounts = (ctx: SessionContext, query: PageQuery): Promise<Page<CountView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectCounts(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

async function requireCount(tx: TenantTx, id: string): Promise<store.CountRow> {
  const count = isUuid(id) ? await store.selectCount(tx, id) : undefined
  if (!count) throw notFound()
  return count
}

async function lockOpen(tx: TenantTx, id: string): Promise<store.CountRow> {
  if (isUuid(id)) await store.lockCount(tx, id)
  const count = await requireCount(tx, id)
  if (count.posted_at !== null) throw refused('posting_final')
  return count
}

/** What there should be is told after a blind count, to nobody before. */
async function showCount(tx: TenantTx, id: string): Promise<WithLines> {
  const count = await requireCount(tx, id)
  const isHidden = count.is_blind && count.posted_at === null
  const lines = await store.selectCountLines(tx, id)
  return {
    ...viewOf(count),
    counted: lines.map(line => ({
      product: productOf(line),
      lot: lotOf(line.lot),
      counted: line.counted,
      expected: isHidden ? null : line.expected,
      counted_by: line.counted_by,
    })),
  }
}

export const readCount = (ctx: SessionContext, id: string): Promise<WithLines> =>
  inTenant(ctx, tx => showCount(tx, id))

export const createCount = (
  ctx: SessionContext,
  { location, blind = true, note = '' }: Static<typeof NewCount>,
): Promise<WithLines> =>
  inTenant(ctx, async tx => {
    const place = await requireOwnLocation(tx, location, '/location')
    const made = { id: uuidv7(), location_id: place.id, is_blind: blind, note, made_by: ctx.person.name }
    await store.insertCount(tx, made)
    await recordChange(tx, ctx, {
      action: 'warehouse.count_created',
      target: targetOf(await requireCount(tx, made.id)),
    })
    return showCount(tx, made.id)
  })

export const changeCountLines = (
  ctx: SessionContext,
  id: string,
  { lines }: Static<typeof CountedLines>,
): Promise<WithLines> =>
  inTenant(ctx, async tx => {
    const count = await lockOpen(tx, id)
    const asked = lines.map(({ product, unit, counted }) => ({
      ...{ product_id: product, unit_id: unit ?? null, quantity: counted, unit_cost: null },
    }))
    const found = await selectLines(tx, asked)
    const counted = lines.map(({ lot }, at) => {
      const { product_id, is_stocked, is_convertible, tracking, quantity } = found[at]!
      const path = `/lines/${at}`
      if (product_id === null) throw invalid({ path: `${path}/product`, code: 'unknown_product' })
      if (!is_stocked) throw invalid({ path: `${path}/product`, code: 'product_not_stocked' })
      if (!is_convertible) throw invalid({ path: `${path}/unit`, code: 'units_differ' })
      if (tracking === 'none' && lot) throw invalid({ path: `${path}/lot`, code: 'lot_not_kept' })
      if (tracking !== 'none' && !lot) throw invalid({ path: `${path}/lot`, code: 'lot_missing' })
      return { product_id, lot: lot?.normalize('NFC').trim() ?? '', counted: quantity }
    })
    const keys = new Set(counted.map(({ product_id, lot }) => `${product_id} ${lot}`))
    if (keys.size < counted.length) throw invalid({ path: '/lines', code: 'not_unique' })
    await store.upsertCountLines(tx, count, { lines: counted, by: ctx.person.name })
    await recordChange(tx, ctx, {
      action: 'warehouse.count_changed',
      target: targetOf(count),
      changes: { lines: [null, counted.length] },
    })
    return showCount(tx, id)
  })

/** What was more or less than the books said is found or lost, by moves. */
export const postCount = (ctx: SessionContext, id: string): Promise<WithLines> =>
  inTenant(ctx, async tx => {
    const count = await lockOpen(tx, id)
    const differences = await store.selectDifferences(tx, id)
    const loss = await upsertOutside(tx, 'loss')
    const moves = differences.map(({ product_id, lot, is_found, quantity }) => ({
      ...{ product_id, lot, quantity, value: null, expires_on: null, is_picked: false },
      from_id: is_found ? loss.id : count.location_id,
      to_id: is_found ? count.location_id : loss.id,
    }))
    // What the shelf shows is true, whatever was promised to somebody.
    const posting =
      moves.length > 0
        ? await post(tx, ctx, { kind: 'count', note: count.note, oversells: true, moves })
        : null
    await store.updateCountPosted(tx, id, posting)
    if (posting === null)
      await recordChange(tx, ctx, { action: 'warehouse.count_posted', target: targetOf(count) })
    return showCount(tx, id)
  })

export const removeCount = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const count = await lockOpen(tx, id)
    await store.deleteCount(tx, id)
    await recordChange(tx, ctx, { action: 'warehouse.count_deleted', target: targetOf(count) })
  })
