import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import type {
  MovesQuery,
  NewAdjustment,
  NewCorrection,
  NewDelivery,
  NewReceipt,
  NewTransfer,
  PostingsQuery,
  PostingWithMoves,
} from '../contract.ts'
import { refused } from '../errors.ts'
import { upsertOutside } from '../locations/location-store.ts'
import { requireOwnLocation } from '../locations/locations.ts'
import { releaseReservation } from '../reservations/release.ts'
import type { PostingRow } from '../tables.ts'
import { contactIn } from './contact-in.ts'
import { planMoves, post } from './post.ts'
import * as store from './posting-store.ts'
import { type MoveView, moveView, type PostingView, postingView } from './posting-view.ts'

type WithMoves = Static<typeof PostingWithMoves>

export const listPostings = (
  ctx: SessionContext,
  query: Static<typeof PostingsQuery>,
): Promise<Page<PostingView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectPostings(tx, query)
    return { ...page, items: page.items.map(postingView) }
  })

export const listMoves = (ctx: SessionContext, query: Static<typeof MovesQuery>): Promise<Page<MoveView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectMoves(tx, query)
    return { ...page, items: page.items.map(row => moveView(ctx, row)) }
  })

async function requirePosting(tx: TenantTx, id: string): Promise<PostingRow> {
  const posting = isUuid(id) ? await store.selectPosting(tx, id) : undefined
  if (!posting) throw notFound()
  return posting
}

export async function showPosting(tx: TenantTx, ctx: SessionContext, id: string): Promise<WithMoves> {
  const posting = await requirePosting(tx, id)
  const moves = await store.selectMovesOf(tx, id)
  return { ...postingView(posting), moves: moves.map(row => moveView(ctx, row)) }
}

export const readPosting = (ctx: SessionContext, id: string): Promise<WithMoves> =>
  inTenant(ctx, tx => showPosting(tx, ctx, id))

/** Goods come in from a supplier. */
export const createReceipt = (
  ctx: SessionContext,
  { lines, to, supplier, ...head }: Static<typeof NewReceipt>,
): Promise<WithMoves> =>
  inTenant(ctx, async tx => {
    const place = await requireOwnLocation(tx, to, '/to')
    const contact_id = await contactIn(tx, supplier, '/supplier')
    const outside = await upsertOutside(tx, 'supplier')
    const route = { from_id: outside.id, to_id: place.id, isIncoming: true }
    const { moves } = await planMoves(tx, lines, route)
    return showPosting(tx, ctx, await post(tx, ctx, { kind: 'receipt', ...head, contact_id, moves }))
  })

/** Goods go out to a customer; what was reserved for it is free for it. */
export const createDelivery = (
  ctx: SessionContext,
  { lines, from, customer, reservation, ...head }: Static<typeof NewDelivery>,
): Promise<WithMoves> =>
  inTenant(ctx, async tx => {
    const place = await requireOwnLocation(tx, from, '/from')
    const contact_id = await contactIn(tx, customer, '/customer')
    const outside = await upsertOutside(tx, 'customer')
    const route = { from_id: place.id, to_id: outside.id, isIncoming: false }
    const { moves } = await planMoves(tx, lines, route)
    if (reservation) await releaseReservation(tx, reservation, '/reservation')
    return showPosting(tx, ctx, await post(tx, ctx, { kind: 'delivery', ...head, contact_id, moves }))
  })

export const createTransfer = (
  ctx: SessionContext,
  { lines, from, to, ...head }: Static<typeof NewTransfer>,
): Promise<WithMoves> =>
  inTenant(ctx, async tx => {
    const source = await requireOwnLocation(tx, from, '/from')
    const target = await requireOwnLocation(tx, to, '/to')
    if (source.id === target.id) throw invalid({ path: '/to', code: 'same_location' })
    const route = { from_id: source.id, to_id: target.id, isIncoming: false }
    const { moves } = await planMoves(tx, lines, route)
    return showPosting(tx, ctx, await post(tx, ctx, { kind: 'transfer', ...head, moves }))
  })

/** What was lost goes into the place of losses, and what was found comes out of it. */
export const createAdjustment = (
  ctx: SessionContext,
  { lines, location, direction, ...head }: Static<typeof NewAdjustment>,
): Promise<WithMoves> =>
  inTenant(ctx, async tx => {
    const place = await requireOwnLocation(tx, location, '/location')
    const loss = await upsertOutside(tx, 'loss')
    const route =
      direction === 'found'
        ? { from_id: loss.id, to_id: place.id, isIncoming: true }
        : { from_id: place.id, to_id: loss.id, isIncoming: false }
    const { moves } = await planMoves(tx, lines, route)
    return showPosting(tx, ctx, await post(tx, ctx, { kind: 'adjustment', ...head, moves }))
  })

/** The same moves backwards, at the cost at which they were made. A posting is taken back once, and a correction never. */
export const createCorrection = (
  ctx: SessionContext,
  id: string,
  { note }: Static<typeof NewCorrection>,
): Promise<WithMoves> =>
  inTenant(ctx, async tx => {
    await store.lockPosting(tx, id)
    const posting = await requirePosting(tx, id)
    if (posting.kind === 'correction') throw refused('posting_final')
    if (posting.corrected_by !== null) throw refused('posting_corrected')
    const done = await store.selectMovesOf(tx, id)
    const moves = done.map(({ product_id, lot, from_id, to_id, quantity, cost }) => ({
      ...{ product_id, lot, quantity, value: cost, from_id: to_id, to_id: from_id },
      ...{ expires_on: null, is_picked: false },
    }))
    const { contact_id, reference } = posting
    const correction = { contact_id, reference, note, corrects_id: posting.id, moves }
    return showPosting(tx, ctx, await post(tx, ctx, { kind: 'correction', ...correction }))
  })
