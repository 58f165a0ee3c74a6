import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import type { NewReservation, Reservation, ReservationsQuery } from '../contract.ts'
import { stockMissing } from '../errors.ts'
import { requireOwnLocation } from '../locations/locations.ts'
import { contactIn } from '../postings/contact-in.ts'
import { planMoves } from '../postings/post.ts'
import { productOf } from '../postings/posting-view.ts'
import type { ReservationRow } from '../tables.ts'
import * as store from './reservation-store.ts'

type ReservationView = Static<typeof Reservation>

const viewOf = (row: ReservationRow): ReservationView => ({
  id: row.id,
  product: productOf(row),
  location: { id: row.location_id, name: row.location_name, kind: 'internal' },
  quantity: row.quantity,
  contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact_name ?? '' },
  reference: row.reference,
  until: row.until,
  made_by: row.made_by,
  created_at: row.created_at,
})

const targetOf = ({ id, product_name }: ReservationRow) => ({
  type: 'stock_reservation',
  id,
  name: product_name,
})

export const listReservations = (
  ctx: SessionContext,
  query: Static<typeof ReservationsQuery>,
): Promise<Page<ReservationView>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectReservations(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

async function requireReservation(tx: TenantTx, id: string): Promise<ReservationRow> {
  const reservation = isUuid(id) ? await store.selectReservation(tx, id) : undefined
  if (!reservation) throw notFound()
  return reservation
}

export const readReservation = (ctx: SessionContext, id: string): Promise<ReservationView> =>
  inTenant(ctx, async tx => viewOf(await requireReservation(tx, id)))

/** Keeps what lies there for somebody: no more than is free. */
export const createReservation = (
  ctx: SessionContext,
  { product, quantity, unit, location, contact, reference = '', until = null }: Static<typeof NewReservation>,
): Promise<ReservationView> =>
  inTenant(ctx, async tx => {
    if (until !== null) requireDay('/until', until)
    const place = await requireOwnLocation(tx, location, '/location')
    const contact_id = await contactIn(tx, contact, '/contact')
    const line = { product, quantity, ...(unit !== undefined && { unit }) }
    const route = { from_id: place.id, to_id: place.id, isIncoming: false }
    const [planned] = (await planMoves(tx, [line], route)).moves
    const { product_id, quantity: kept } = planned!
    const made = { id: uuidv7(), product_id, location_id: place.id, quantity: kept }
    await store.lockItem(tx, product_id)
    await store.insertReservation(tx, { ...made, contact_id, reference, until, made_by: ctx.person.name })
    const saved = await requireReservation(tx, made.id)
    const free = await store.selectFree(tx, made)
    if (free.startsWith('-'))
      throw stockMissing({
        product: { id: product_id, name: saved.product_name },
        location: place.id,
        free,
      })
    await recordChange(tx, ctx, {
      action: 'warehouse.reservation_created',
      target: targetOf(saved),
      changes: { quantity: [null, saved.quantity] },
    })
    return viewOf(saved)
  })

export const removeReservation = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const reservation = await requireReservation(tx, id)
    if (!(await store.deleteReservation(tx, id))) throw notFound()
    await recordChange(tx, ctx, { action: 'warehouse.reservation_deleted', target: targetOf(reservation) })
  })
