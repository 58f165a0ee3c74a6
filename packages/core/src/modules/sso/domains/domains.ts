import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { readTxtRecords } from '../../../kernel/outbound/address/txt-records.ts'
import { domainFault, normaliseDomain, recordName, recordValue } from './domain-name.ts'
import { deleteOtherHolders, insertHolder, selectProofs } from './domain-store.ts'

export { domainFault, normaliseDomain } from './domain-name.ts'
export { deleteProof, insertProof, selectHolders } from './domain-store.ts'

export type DomainClaim = { domain: string; status: 'pending' | 'proven'; record: string }

/** The domain claims of a tenant with their state and the DNS record that proves each. */
export async function readDomainClaims(tx: TenantTx, domains: readonly string[]): Promise<DomainClaim[]> {
  const proven = await selectProofs(tx, domains)
  return domains.map(domain => ({
    domain,
    status: proven.has(domain) ? 'proven' : 'pending',
    record: recordValue(tx.tenantId, domain),
  }))
}

/** `unanswered`: the DNS gave no answer, which neither adds nor removes a proof. */
export type ProofFinding = 'found' | 'missing' | 'unanswered'

export async function checkProof(
  ctx: Context & { readonly tenant: { readonly id: string } },
  domain: string,
): Promise<ProofFinding> {
  if (domainFault(domain) !== null) return 'missing'
  const records = await readTxtRecords(ctx.services.settings.DNS_SERVERS, recordName(domain))
  if (records === undefined) return 'unanswered'
  return records.includes(recordValue(ctx.tenant.id, domain)) ? 'found' : 'missing'
}

/** The operator assigns a domain to one tenant, or with null to none. */
export async function assignDomain(
  ctx: Context,
  given: string,
  tenant: { readonly id: string } | null,
): Promise<string> {
  const domain = normaliseDomain(given)
  const fault = domainFault(domain)
  if (fault) throw invalid({ path: '/domain', code: fault })
  await inPlatform(ctx, 'domain of a tenant', async tx => {
    const lost = await deleteOtherHolders(tx, domain, tenant?.id ?? null)
    const isNew = tenant !== null && (await insertHolder(tx, domain, tenant.id))
    for (const id of lost)
      await recordChange(
        tx,
        { ...ctx, tenant: { id } },
        {
          action: 'tenant.domain_withdrawn',
          changes: { domain: [domain, null] },
        },
      )
    if (isNew)
      await recordChange(
        tx,
        { ...ctx, tenant },
        {
          action: 'tenant.domain_assigned',
          changes: { domain: [null, domain] },
        },
      )
  })
  return domain
}
