import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, type PersonRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { errors } from '../errors.ts'

export type RefusalReason =
  | 'another_key'
  | 'proof_invalid'
  | 'proof_repeated'
  | 'code_used'
  | 'code_expired'
  | 'device_pending'
  | 'device_revoked'
  | 'grant_ended'
  | 'factor_owed'

export type Refused = {
  readonly tenant_id: string
  readonly person: PersonRef | null
  readonly device: { readonly id: string; readonly name: string }
  readonly reason: RefusalReason
}

/** Nobody is signed in yet: the person is named as whom the grant says, the actor stays unknown. */
export function recordRefusal(
  tx: PlatformTx,
  ctx: Context,
  { tenant_id, person, device, reason }: Refused,
): Promise<void> {
  return recordSecurity(
    tx,
    { ...ctx, tenant: { id: tenant_id } },
    {
      action: 'device.handoff_refused',
      target: { type: 'device', id: device.id, name: device.name },
      changes: { reason: [null, reason], person: [null, person?.email ?? null] },
    },
  )
}

/** Written in a transaction of its own: what is refused leaves nothing else behind. */
export async function refuse(ctx: Context, refused: Refused, code: keyof typeof errors): Promise<never> {
  await inPlatform(ctx, 'refused handoff', tx => recordRefusal(tx, ctx, refused))
  throw refusalOf(code)
}

const STATUSES: Readonly<Record<keyof typeof errors, number>> = {
  device_pending: 403,
  device_proof_invalid: 401,
  device_revoked: 403,
  device_key_mismatch: 403,
  handoff_invalid: 401,
  not_a_shell: 403,
}

export const refusalOf = (code: keyof typeof errors): AppError =>
  new AppError(STATUSES[code] as 401, code, {
    ...(STATUSES[code] === 401 && { headers: { 'www-authenticate': 'DPoP algs="ES256"' } }),
  })
