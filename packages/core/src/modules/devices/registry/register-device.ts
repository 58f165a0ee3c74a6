import { recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { ShellGrant } from '../../oauth/index.ts'
import { selectPolicyOf } from '../policy/policy-store.ts'
import type { DeviceRow, GivenDevice } from '../tables.ts'
import { insertDevice, selectDevice, updateDeviceSeen } from './device-store.ts'

type Registration = {
  readonly grant: ShellGrant
  readonly device: GivenDevice
  readonly key_thumbprint: string
}

/** Known by its key from the first time on; undefined where its id belongs to another key, or its key to another id. */
export async function registerDevice(
  tx: PlatformTx,
  ctx: Context,
  { grant, device, key_thumbprint }: Registration,
): Promise<DeviceRow | undefined> {
  const { tenant, person } = grant
  const known = await selectDevice(tx, tenant.id, device.id)
  if (known) {
    if (known.key_thumbprint !== key_thumbprint) return undefined
    await updateDeviceSeen(tx, known, ctx.ip)
    return known
  }
  const { requires_approval } = await selectPolicyOf(tx, tenant.id)
  const { kty, crv, x, y } = device.key
  const made = await insertDevice(tx, {
    ...{ tenant_id: tenant.id, id: device.id, name: device.name.trim(), platform: device.platform },
    public_key: { kty, crv, x, y },
    key_thumbprint,
    status: requires_approval ? 'pending' : 'approved',
    registered_by: person.id,
  })
  if (!made) return undefined
  await recordChange(
    tx,
    { ...ctx, actor: person, tenant },
    {
      action: 'device.registered',
      target: { type: 'device', id: made.id, name: made.name },
      changes: { platform: [null, made.platform], status: [null, made.status] },
    },
  )
  return made
}
