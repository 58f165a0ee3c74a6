import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { DEFAULT_ZONE, dayIn } from '../../../kernel/days/zone.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import { BOOK_CURRENCY, postTillEntry, requireCashAccount } from '../../invoicing/index.ts'
import type { NewCashMove, NewShift, Shift, ShiftClose, ShiftDetail, ShiftsQuery } from '../contract.ts'
import { refused } from '../errors.ts'
import type { ShiftRow, SumRow } from '../tables.ts'
import { lockLease } from '../tills/lease-store.ts'
import { lockTill } from '../tills/till-store.ts'
import * as store from './shift-store.ts'

type Detail = Static<typeof ShiftDetail>

const viewOf = (row: ShiftRow): Static<typeof Shift> => ({
  id: row.id,
  till: { id: row.till_id, name: row.till_name },
  seller: row.seller_name,
  may_discount: row.may_discount,
  opened_at: row.opened_at,
  opening_cash: row.opening_cash,
  closed_at: row.closed_at,
  closed_by: row.closed_by,
  note: row.note,
  sales: row.sales,
})

const targetOf = ({ id, till_name }: ShiftRow) => ({ type: 'pos_shift', id, name: till_name })

async function requireShift(tx: TenantTx, id: string): Promise<ShiftRow> {
  const shift = isUuid(id) ? await store.selectShift(tx, id) : undefined
  if (!shift) throw notFound()
  return shift
}

async function viewShift(tx: TenantTx, id: string): Promise<Detail> {
  const shift = await requireShift(tx, id)
  return {
    ...viewOf(shift),
    currency: BOOK_CURRENCY,
    sums: await store.selectSums(tx, shift.id),
    cash_moves: await store.selectCashMoves(tx, shift.id),
  }
}

export const listShifts = (
  ctx: SessionContext,
  query: Static<typeof ShiftsQuery>,
): Promise<Page<Static<typeof Shift>>> =>
  inTenant(ctx, async tx => {
    const page = await store.selectShifts(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

export const readShift = (ctx: SessionContext, id: string): Promise<Detail> =>
  inTenant(ctx, tx => viewShift(tx, id))

/** Sent again, it is the one that was opened. Whether discounts may be given in it is decided here, for as long as it is open. */
export const createShift = (
  ctx: SessionContext,
  tillId: string,
  { id, lease: leaseId, opened_at, opening_cash }: Static<typeof NewShift>,
): Promise<Detail> =>
  inTenant(ctx, async tx => {
    if (!isUuid(tillId)) throw notFound()
    await lockTill(tx, tillId)
    const known = await store.selectShift(tx, id)
    if (known) return viewShift(tx, id)
    const lease = await lockLease(tx, leaseId)
    if (lease?.till_id !== tillId) throw notFound()
    if (lease.state === 'released') throw refused('lease_ended')
    const made = await store.insertShift(tx, {
      ...{ id, till_id: tillId, opened_at, opening_cash },
      seller_id: ctx.person.id,
      seller_name: ctx.person.name,
      may_discount: ctx.permissions.has('pos.discount'),
    })
    if (!made) throw refused('shift_open')
    const shift = await requireShift(tx, id)
    await recordChange(tx, ctx, {
      action: 'pos.shift_opened',
      target: targetOf(shift),
      changes: { opening_cash: [null, shift.opening_cash], may_discount: [null, shift.may_discount] },
    })
    return viewShift(tx, id)
  })

async function lockOpenShift(tx: TenantTx, id: string): Promise<ShiftRow> {
  if (!isUuid(id)) throw notFound()
  await store.lockShift(tx, id)
  return requireShift(tx, id)
}

/** What should be there beside what was counted; what nobody counted is taken for right. */
function countsOf(sums: readonly SumRow[], counts: Static<typeof ShiftClose>['counts']) {
  return sums.map(({ method, expected }) => ({
    method,
    expected,
    counted: counts.find(one => one.method === method)?.counted ?? expected,
  }))
}

/** What the drawer had too much or too little is an entry in the journal. Closed again, it stays as it was closed. */
export const closeShift = (
  ctx: SessionContext,
  id: string,
  { closed_at, counts, note = '' }: Static<typeof ShiftClose>,
): Promise<Detail> =>
  inTenant(ctx, async tx => {
    const shift = await lockOpenShift(tx, id)
    if (shift.closed_at !== null) return viewShift(tx, id)
    if (new Set(counts.map(({ method }) => method)).size !== counts.length)
      throw invalid({ path: '/counts', code: 'not_unique' })
    await store.insertCounts(tx, id, countsOf(await store.selectSums(tx, id), counts))
    const sums = await store.selectSums(tx, id)
    const difference = sums.find(({ method }) => method === 'cash')?.difference ?? '0'
    const entry_id = await postTillEntry(tx, ctx, {
      ...{ day: dayIn(DEFAULT_ZONE, Date.parse(closed_at)), memo: shift.till_name, source_id: id },
      cash: difference,
      from: { role: 'cash_difference' },
    })
    await store.updateClosedShift(tx, { id, closed_at, closed_by: ctx.person.name, note, entry_id })
    await recordChange(tx, ctx, {
      action: 'pos.shift_closed',
      target: targetOf(shift),
      changes: Object.fromEntries(
        sums.map(({ method, expected, counted }) => [method, [expected, counted] as const]),
      ),
    })
    return viewShift(tx, id)
  })

/** Cash that is put into the drawer or taken out of it. With an account it is posted; without, it only lies elsewhere. */
export const createCashMove = (
  ctx: SessionContext,
  shiftId: string,
  { account, note = '', ...given }: Static<typeof NewCashMove>,
): Promise<Detail> =>
  inTenant(ctx, async tx => {
    const shift = await lockOpenShift(tx, shiftId)
    if (await store.hasCashMove(tx, given.id)) return viewShift(tx, shiftId)
    if (shift.closed_at !== null) throw refused('shift_closed')
    if (Number(given.amount) === 0) throw invalid({ path: '/amount', code: 'too_small', params: { min: 0 } })
    const account_id = account === undefined ? undefined : await requireCashAccount(tx, ctx, account)
    const entry_id =
      account_id === undefined
        ? null
        : await postTillEntry(tx, ctx, {
            ...{
              day: dayIn(DEFAULT_ZONE, Date.parse(given.moved_at)),
              memo: note || shift.till_name,
              source_id: given.id,
            },
            cash: given.direction === 'in' ? given.amount : `-${given.amount}`,
            from: { account_id },
          })
    await store.insertCashMove(tx, {
      ...given,
      ...{ shift_id: shiftId, note, made_by: ctx.person.name, entry_id },
    })
    await recordChange(tx, ctx, {
      action: 'pos.cash_moved',
      target: targetOf(shift),
      changes: { [given.direction]: [null, given.amount], note: [null, note] },
    })
    return viewShift(tx, shiftId)
  })
