import {
  checkProof,
  deleteProof,
  insertProof,
  inTenant,
  normaliseDomain,
  notFound,
  type ProofFinding,
  readDomainClaims,
  recordChange,
  type SessionContext,
  type TenantTx,
} from '@tamga/core'
import type { DomainView } from '../contract.ts'
import { selectProvider, type UsedProvider } from '../providers/provider-store.ts'
import { targetOf } from '../providers/provider-view.ts'

/** Looks for the proof of a domain in the DNS, outside of any transaction, and remembers what it found. */
export async function checkDomain(ctx: SessionContext, id: string, given: string): Promise<DomainView> {
  const domain = normaliseDomain(given)
  await inTenant(ctx, tx => requireClaim(tx, id, domain))
  const finding = await checkProof(ctx, domain)
  return inTenant(ctx, async tx => {
    const provider = await requireClaim(tx, id, domain)
    await note(tx, ctx, { provider, domain, finding })
    const [claim] = await readDomainClaims(tx, [domain])
    const problem = claim!.status === 'proven' || finding === 'found' ? null : problemOf(ctx, finding)
    return { ...claim!, problem }
  })
}

async function requireClaim(tx: TenantTx, id: string, domain: string): Promise<UsedProvider> {
  const provider = await selectProvider(tx, id)
  if (!provider?.email_domains.includes(domain)) throw notFound()
  return provider
}

type Found = { provider: UsedProvider; domain: string; finding: ProofFinding }

async function note(tx: TenantTx, ctx: SessionContext, { provider, domain, finding }: Found): Promise<void> {
  const target = targetOf(provider)
  if (finding === 'found' && (await insertProof(tx, domain)))
    await recordChange(tx, ctx, {
      action: 'federation.domain_proven',
      target,
      changes: { domain: [null, domain] },
    })
  if (finding === 'missing' && (await deleteProof(tx, domain)))
    await recordChange(tx, ctx, {
      action: 'federation.domain_lost',
      target,
      changes: { domain: [domain, null] },
    })
}

const problemOf = ({ services, language }: SessionContext, finding: 'missing' | 'unanswered'): string =>
  services.translator.text(language, `federation.domain.${finding}`)
