import { Check } from 'typebox/value'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { Health } from '../contract.ts'
import { readStatement } from '../handoff/proofs.ts'
import { recordRefusal, refusalOf } from '../handoff/refusals.ts'
import { methodsFor } from '../policy/policy.ts'
import { selectPolicyOf } from '../policy/policy-store.ts'
import type { DeviceHealth } from '../tables.ts'
import { selectDeviceIn, updateDeviceHealth, updateDeviceSeen } from './device-store.ts'

type Given = { readonly tenant: string; readonly device_id: string; readonly proof: string }

/** A device tells how it is, by its own key, also when nobody is signed in on it; it learns what its tenant wants of it. */
export async function takeStatus(ctx: Context, { tenant, device_id, proof }: Given) {
  const answer = await inPlatform(ctx, 'status of a device', async tx => {
    const device = await selectDeviceIn(tx, tenant, device_id)
    if (!device) return undefined
    const claims = await readStatement(proof, device.public_key, ctx.services.settings.PUBLIC_ORIGIN)
    if (claims?.['device_id'] !== device.id || !Check(Health, claims['health'])) {
      const about = { tenant_id: device.tenant_id, person: null, device }
      await recordRefusal(tx, ctx, { ...about, reason: 'another_key' })
      return undefined
    }
    await updateDeviceSeen(tx, device, ctx.ip)
    await updateDeviceHealth(tx, device, claims['health'] as DeviceHealth)
    const policy = await selectPolicyOf(tx, device.tenant_id)
    const { status, platform, idle_seconds } = device
    return { status, methods: methodsFor(policy, platform), idle_seconds }
  })
  if (!answer) throw refusalOf('device_proof_invalid')
  return answer
}
