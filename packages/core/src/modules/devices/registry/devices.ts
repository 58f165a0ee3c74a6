import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { DeviceRow, DeviceStatus, DeviceView } from '../tables.ts'
import * as store from './device-store.ts'
import { endUses } from './end-device.ts'
import { selectGrantsOfDevice } from './shell-grant-store.ts'

export const listDevices = (ctx: SessionContext, query: PageQuery & { status?: DeviceStatus }) =>
  inTenant(ctx, tx => store.selectDevices(tx, query))

const targetOf = ({ id, name }: DeviceRow) => ({ type: 'device', id, name })

type Work = (tx: TenantTx, device: DeviceRow) => Promise<void>

/** Of the tenant's own devices alone; answers with what became of it. */
const withDevice = (ctx: SessionContext, id: string, work: Work): Promise<DeviceView> =>
  inTenant(ctx, async tx => {
    const device = await store.lockDevice(tx, tx.tenantId, id)
    if (!device) throw notFound()
    await work(tx, device)
    return (await store.selectDeviceView(tx, id))!
  })

export const approveDevice = (ctx: SessionContext, id: string): Promise<DeviceView> =>
  withDevice(ctx, id, async (tx, device) => {
    if (device.status === 'approved') return
    // A key that was lost once is never trusted again: the device registers anew, with another.
    if (device.status === 'revoked') throw new AppError(409, 'wrong_state')
    await store.updateDeviceStatus(tx, device, { status: 'approved', decided_by: ctx.person.id })
    await recordChange(tx, ctx, {
      action: 'device.approved',
      target: targetOf(device),
      changes: { status: [device.status, 'approved'] },
    })
  })

/** One button for a lost device: its sessions and tokens end at once, of everybody who used it. */
export const revokeDevice = (ctx: SessionContext, id: string): Promise<DeviceView> =>
  withDevice(ctx, id, async (tx, device) => {
    if (device.status === 'revoked') return
    await store.updateDeviceStatus(tx, device, { status: 'revoked', decided_by: ctx.person.id })
    await endUses(tx, ctx, { uses: await selectGrantsOfDevice(tx, device), cause: 'admin' })
    await recordChange(tx, ctx, {
      action: 'device.revoked',
      target: targetOf(device),
      changes: { status: [device.status, 'revoked'] },
    })
  })

type Changes = Partial<Pick<DeviceRow, 'name' | 'idle_seconds'>> & { version?: number }

export const changeDevice = (
  ctx: SessionContext,
  id: string,
  { version, ...input }: Changes,
): Promise<DeviceView> =>
  withDevice(ctx, id, async (tx, device) => {
    if (version !== undefined && version !== device.version) throw staleVersion()
    const { name, idle_seconds } = { ...device, ...input }
    const changes = changesBetween<Changes>(
      { name: device.name, idle_seconds: device.idle_seconds },
      { name, idle_seconds },
    )
    if (Object.keys(changes).length === 0) return
    await store.updateDevice(tx, id, { name, idle_seconds })
    await recordChange(tx, ctx, { action: 'device.changed', target: targetOf(device), changes })
  })
