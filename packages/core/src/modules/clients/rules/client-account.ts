import type { SessionContext } from '../../../kernel/context.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { requireHoldsAccount, selectServiceAccount } from '../../machine-access/index.ts'
import type { ClientTx } from '../client-store.ts'

/**
 * Whoever lets an application act as a service account gives it the account's rights, and has to hold them. Clients of the installation
 * act in no tenant: there is no account for them.
 */
export async function requireMayBind(
  tx: ClientTx,
  ctx: SessionContext,
  account: string | null,
): Promise<void> {
  if (account === null) return
  if (!('tenantId' in tx) || !(await selectServiceAccount(tx, account)))
    throw invalid({ path: '/service_account', code: 'unknown_service_account' })
  await requireHoldsAccount(tx, ctx, account)
}
