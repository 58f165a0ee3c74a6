import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { inTenantRecordingEscalation, requireHeld } from '../../access/index.ts'
import type { NewToken } from '../contract.ts'
import { lockServiceAccount } from '../service-accounts/service-account-store.ts'
import { requireHoldsAccount, requireServiceAccount } from '../service-accounts/service-accounts.ts'
import { type Holder, selectTokens, type Token } from './token-store.ts'
import { createToken, requireToken, revokeToken, rotateToken, type TokenWithSecret } from './tokens.ts'

const heldBy = (id: string): Holder => ({ person_id: null, service_account_id: id })

export const listAccountTokens = (ctx: SessionContext, id: string, query: PageQuery): Promise<Page<Token>> =>
  inTenant(ctx, async tx => {
    await requireServiceAccount(tx, id)
    return selectTokens(tx, heldBy(id), query)
  })

export const createAccountToken = (
  ctx: SessionContext,
  id: string,
  input: NewToken,
): Promise<TokenWithSecret> =>
  inTenantRecordingEscalation(ctx, async tx => {
    await requireMayHold(tx, ctx, { id, permissions: input.permissions ?? null })
    return createToken(tx, ctx, { holder: heldBy(id), input })
  })

export type TokenOfAccount = { readonly id: string; readonly token_id: string }

export const rotateAccountToken = (
  ctx: SessionContext,
  { id, token_id }: TokenOfAccount,
  overlap: number,
): Promise<TokenWithSecret> =>
  inTenantRecordingEscalation(ctx, async tx => {
    await requireLocked(tx, id)
    const { permissions } = await requireToken(tx, heldBy(id), token_id)
    await requireMayHold(tx, ctx, { id, permissions })
    return rotateToken(tx, ctx, { holder: heldBy(id), id: token_id, overlap })
  })

/** Taking rights away needs none of them. */
export const revokeAccountToken = (ctx: SessionContext, { id, token_id }: TokenOfAccount): Promise<void> =>
  inTenant(ctx, async tx => {
    await requireServiceAccount(tx, id)
    await revokeToken(tx, ctx, { holder: heldBy(id), id: token_id })
  })

async function requireLocked(tx: TenantTx, id: string): Promise<void> {
  if (!(await lockServiceAccount(tx, id))) throw notFound()
}

/**
 * Who gets to see a token has its rights. One that names permissions needs those alone; one for all that the account may do needs all of
 * them.
 */
async function requireMayHold(
  tx: TenantTx,
  ctx: SessionContext,
  { id, permissions }: { id: string; permissions: readonly string[] | null },
): Promise<void> {
  await requireLocked(tx, id)
  if (permissions === null) await requireHoldsAccount(tx, ctx, id)
  else requireHeld(ctx, permissions)
}
