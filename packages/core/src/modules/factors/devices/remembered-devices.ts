import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { type Device, describeDevice } from '../../../kernel/visitor/device.ts'
import { selfOf } from '../totp/totp.ts'
import {
  deleteDevices,
  insertDevice,
  type RememberedDevice,
  selectDeviceByToken,
  selectDevices,
} from './device-store.ts'
import { presentedDevice } from './remember-cookie.ts'

/** The browser is not asked for the person's own second factor again; what a tenant requires it is still asked for. */
export async function rememberDevice(tx: PlatformTx, ctx: Context, personId: string): Promise<string> {
  const token = newToken()
  await insertDevice(tx, {
    id: uuidv7(),
    person_id: personId,
    token_hash: hashToken(token),
    user_agent: ctx.user_agent,
    ip: ctx.ip,
    seconds: ctx.services.settings.REMEMBER_DEVICE,
  })
  return token
}

export type OwnDevice = RememberedDevice & { readonly device: Device; readonly current: boolean }

export async function listOwnDevices(
  ctx: SessionContext,
  query: { limit?: number; cursor?: string; count?: boolean },
): Promise<Page<OwnDevice>> {
  const token = presentedDevice(ctx, ctx.person.id)
  const { devices, current } = await inPlatform(ctx, 'own factors', async tx => ({
    devices: await selectDevices(tx, ctx.person.id),
    current: token && (await selectDeviceByToken(tx, ctx.person.id, token)),
  }))
  const own = devices.map(one => ({
    ...one,
    device: describeDevice(one.user_agent),
    current: one.id === current,
  }))
  return pageInMemory(own, query, { keyOf: ({ id }) => id, descending: true })
}

export async function forgetOwnDevice(ctx: SessionContext, id: string): Promise<void> {
  if ((await forget(ctx, id)) === 0) throw notFound()
}

export const forgetOwnDevices = async (ctx: SessionContext): Promise<{ forgotten: number }> => ({
  forgotten: await forget(ctx),
})

function forget(ctx: SessionContext, id?: string): Promise<number> {
  return inPlatform(ctx, 'own factors', async tx => {
    const forgotten = await deleteDevices(tx, ctx.person.id, id)
    if (forgotten > 0)
      await recordChange(tx, ctx, {
        action: 'person.device_forgotten',
        target: selfOf(ctx),
        changes: { devices: [forgotten, 0] },
      })
    return forgotten
  })
}
