import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { lockDevice, updateDeviceStatus } from './device-store.ts'
import { endUses } from './end-device.ts'
import { hasUsedDevice, selectDevicesOfPerson, selectTenantsOfDevice } from './own-device-store.ts'
import { hasOtherPeople, selectGrantsOfDevice } from './shell-grant-store.ts'

/** What a confined session may see: the devices of its tenant. */
const reachOf = ({ person, session, tenant }: SessionContext) => ({
  person_id: person.id,
  tenant_id: session.confined ? tenant.id : undefined,
})

export const listOwnDevices = (ctx: SessionContext) =>
  inPlatform(ctx, 'own devices', async tx => ({ items: await selectDevicesOfPerson(tx, reachOf(ctx)) }))

/**
 * One button for a lost device, in every tenant that it was used in. It is revoked where nobody else uses it; a shared one only forgets
 * this person.
 */
export const loseOwnDevice = (ctx: SessionContext, id: string): Promise<void> =>
  inPlatform(ctx, 'own devices', async tx => {
    const tenants = await selectTenantsOfDevice(tx, id, reachOf(ctx))
    if (tenants.length === 0) throw notFound()
    for (const tenantId of tenants) await loseIn(tx, ctx, { tenantId, id })
  })

async function loseIn(
  tx: PlatformTx,
  ctx: SessionContext,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const device = (await lockDevice(tx, tenantId, id))!
  const isShared = await hasOtherPeople(tx, device, ctx.person.id)
  const scope = { ...ctx, tenant: { id: tenantId } }
  if (!isShared && device.status !== 'revoked')
    await updateDeviceStatus(tx, device, { status: 'revoked', decided_by: ctx.person.id })
  const uses = await selectGrantsOfDevice(tx, device, ctx.person.id)
  await endUses(tx, scope, { uses, cause: 'self' })
  await recordChange(tx, scope, {
    action: isShared ? 'device.left' : 'device.revoked',
    target: { type: 'device', id: device.id, name: device.name },
    changes: isShared ? {} : { status: [device.status, 'revoked'] },
  })
}

type Key = { readonly tenant_id: string; readonly person_id: string; readonly key_thumbprint: string }

/** On a device that the person has used, they are not asked for consent again. */
export const knowsDevice = (ctx: Context, key: Key): Promise<boolean> =>
  inPlatform(ctx, 'known device', tx => hasUsedDevice(tx, key))
