import { createHash } from 'node:crypto'
import { type Context, PLATFORM_CHAIN } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { queueMail } from '../../../kernel/mail/outbox/outbox.ts'
import { defineProcessValue } from '../../../kernel/process-values.ts'
import { describeDevice } from '../../../kernel/visitor/device.ts'

/** A device that is not used for so long is forgotten. */
export const REMEMBERED = '90 days'

/** Different user agents whose fingerprints are kept: reading one costs more than the rest of a sign-in's own work. */
const MOST_KEPT = 1000
const FINGERPRINTS = defineProcessValue('device fingerprints', () => new Map<string, Buffer>())

export function fingerprintOf({ services, user_agent }: Context): Buffer {
  const kept = services.processValues.of(FINGERPRINTS)
  const key = user_agent ?? ''
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const description = JSON.stringify(describeDevice(user_agent))
  const fingerprint = createHash('sha256').update(description).digest()
  kept.set(key, fingerprint)
  return fingerprint
}

/** Sends a mail about a sign-in from a new device, except for the first sign-in of all. */
export async function mailAboutNewDevice(
  tx: PlatformTx,
  ctx: Context,
  { person_id, tenant_id }: { person_id: string; tenant_id: string },
): Promise<void> {
  const { browser, os } = describeDevice(ctx.user_agent)
  await queueMail(tx, ctx, {
    kind: 'new_device',
    isSecurity: true,
    tenant_id: PLATFORM_CHAIN,
    person_id,
    onBehalfOf: tenant_id,
    language: ctx.language,
    path: '/profile?tab=sessions',
    params: {
      at: new Date().toISOString(),
      ...(ctx.ip && { ip: ctx.ip }),
      ...(browser && { browser }),
      ...(os && { os }),
    },
  })
}
