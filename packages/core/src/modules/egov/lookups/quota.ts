import type { TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { tooManyRequests } from '../../../kernel/http/problem.ts'
import { selectQuotaWait, updateQuota } from './quota-store.ts'

/**
 * Every look-up counts, also one that is answered from what is kept or together with others. The person first and the tenant last:
 * one order for all, so that nobody waits for each other, and the row that all share is held for the shortest time.
 */
export async function countLookup(tx: TenantTx, ctx: TenantContext, personId: string): Promise<void> {
  const { REGISTRY_LIMIT_PERSON, REGISTRY_LIMIT_TENANT } = ctx.services.settings
  const quotas = [
    { subject: personId, rate: REGISTRY_LIMIT_PERSON },
    { subject: ctx.tenant.id, rate: REGISTRY_LIMIT_TENANT },
  ]
  for (const { subject, rate } of quotas) {
    if (rate === null || (await updateQuota(tx, subject, rate))) continue
    throw tooManyRequests(await selectQuotaWait(tx, subject))
  }
}
