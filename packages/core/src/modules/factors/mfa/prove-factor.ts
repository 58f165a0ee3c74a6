import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { FactorMethod } from '../factors.ts'
import { tellOfUsedCode } from '../notices.ts'
import { provePasskey } from '../passkeys/prove-passkey.ts'
import { hashRecoveryCode } from '../recovery/recovery-code.ts'
import { updateCodeUsed } from '../recovery/recovery-code-store.ts'
import { findStep } from '../totp/totp-code.ts'
import { openTotpSecret } from '../totp/totp-secret.ts'
import { selectTotp, updateTotpUsed } from '../totp/totp-store.ts'

export type FactorProof = {
  readonly method: FactorMethod
  readonly code?: string
  readonly response?: Readonly<Record<string, unknown>>
}

type Proving = { readonly person_id: string; readonly proof: FactorProof }

/** What was proven, in the names of RFC 8176; undefined when it is wrong or was used before. */
export async function proveFactor(
  tx: PlatformTx,
  ctx: Context,
  { person_id, proof }: Proving,
): Promise<string[] | undefined> {
  if (proof.method === 'passkey') return provePasskey(tx, ctx, { person_id, response: proof.response ?? {} })
  const code = (proof.code ?? '').replaceAll(/\s/g, '')
  if (proof.method === 'recovery_code')
    return (await useRecoveryCode(tx, ctx, { person_id, code })) ? ['kba'] : undefined
  return (await useTotpCode(tx, ctx, { person_id, code })) ? ['otp'] : undefined
}

async function useRecoveryCode(
  tx: PlatformTx,
  ctx: Context,
  { person_id, code }: { person_id: string; code: string },
): Promise<boolean> {
  const isUsed = await updateCodeUsed(tx, person_id, hashRecoveryCode(person_id, code))
  if (isUsed) await tellOfUsedCode(tx, ctx, person_id)
  return isUsed
}

async function useTotpCode(
  tx: PlatformTx,
  ctx: Context,
  { person_id, code }: { person_id: string; code: string },
): Promise<boolean> {
  const row = await selectTotp(tx, person_id)
  if (!row?.confirmed_at) return false
  const secret = openTotpSecret(ctx, row)
  if (!secret) throw new AppError(409, 'totp_lost')
  const step = findStep(secret, code, Date.now())
  return step !== undefined && updateTotpUsed(tx, person_id, step)
}
