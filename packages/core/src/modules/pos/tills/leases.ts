import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { notFound, permissionDenied } from '../../../kernel/http/problem.ts'
import { createTillSeries } from '../../invoicing/index.ts'
import type { Lease, LeaseAsked, LeaseEnd } from '../contract.ts'
import { refused, tillHeld } from '../errors.ts'
import type { LeaseRow, TillRow } from '../tables.ts'
import * as store from './lease-store.ts'
import { lockTill } from './till-store.ts'
import { requireTill, targetOf } from './tills.ts'

type LeaseView = Static<typeof Lease>

const viewOf = (row: LeaseRow): LeaseView => ({
  id: row.id,
  till: row.till_id,
  device_name: row.device_name,
  prefix: row.prefix,
  next_number: row.next_number,
  taken_by: row.taken_by,
  taken_at: row.taken_at,
  ended_at: row.ended_at,
})

/** A device that gave the till back had sent everything: the next one goes on with its numbers. After one that is lost, others begin. */
async function seriesFor(
  tx: TenantTx,
  ctx: SessionContext,
  { till, last }: { readonly till: TillRow; readonly last: LeaseRow | undefined },
): Promise<{ series_id: string; prefix: string }> {
  if (last?.state === 'released') return { series_id: last.series_id, prefix: last.prefix }
  const had = await store.countSeries(tx, till.id)
  const prefix = had === 0 ? till.prefix : `${till.prefix}${had + 1}-`
  const series_id = await createTillSeries(tx, ctx, prefix)
  if (series_id === undefined) throw refused('till_taken')
  return { series_id, prefix }
}

/** A device takes a till, which is its alone from then on: it numbers what it sells by itself. Asked again, it is told the same. */
export const createLease = (
  ctx: SessionContext,
  tillId: string,
  { device, device_name, take_over = false }: Static<typeof LeaseAsked>,
): Promise<LeaseView> =>
  inTenant(ctx, async tx => {
    if (!isUuid(tillId)) throw notFound()
    await lockTill(tx, tillId)
    const till = await requireTill(tx, tillId)
    let last = await store.selectLastLease(tx, till.id)
    if (last?.state === 'held') {
      if (last.device_id === device) return viewOf(last)
      if (!take_over) throw tillHeld(last.device_name)
      if (!ctx.permissions.has('pos.manage')) throw permissionDenied('pos.manage')
      await store.updateEndedLease(tx, last.id, 'taken_over')
      last = { ...last, state: 'taken_over' }
    }
    if (till.is_archived) throw refused('till_in_use')
    const series = await seriesFor(tx, ctx, { till, last })
    const lease = await store.insertLease(tx, {
      till_id: till.id,
      device_id: device,
      device_name: device_name.trim(),
      taken_by: ctx.person.name,
      ...series,
    })
    await recordChange(tx, ctx, {
      action: 'pos.till_taken',
      target: targetOf(till),
      changes: { device: [last?.device_name ?? null, lease.device_name], prefix: [null, lease.prefix] },
    })
    return viewOf(lease)
  })

/**
 * A device gives the till back, after it has sent everything: it alone knows that it has. Whoever else ends its lease takes the till from
 * it, which needs the permission; what it still holds can come, and the next device begins another series.
 */
export const removeLease = (
  ctx: SessionContext,
  id: string,
  { device }: Static<typeof LeaseEnd>,
): Promise<void> =>
  inTenant(ctx, async tx => {
    const lease = isUuid(id) ? await store.lockLease(tx, id) : undefined
    if (!lease) throw notFound()
    const isHolder = lease.device_id === device
    if (!isHolder && !ctx.permissions.has('pos.manage')) throw permissionDenied('pos.manage')
    if (lease.state !== 'held') throw refused('lease_ended')
    const till = await requireTill(tx, lease.till_id)
    const state = isHolder ? 'released' : 'taken_over'
    await store.updateEndedLease(tx, id, state)
    await recordChange(tx, ctx, {
      action: 'pos.till_released',
      target: targetOf(till),
      changes: { device: [lease.device_name, null], state: [lease.state, state] },
    })
  })
