import { type Context, inPlatform, selectHolders } from '@tamga/core'
import { selectClaimants } from './claimant-store.ts'

/**
 * Whose people an e-mail domain belongs to. Anybody can write a domain into a provider of their own, so only tenants that have
 * proven the domain count; of several, the one that proved it first.
 */
export async function providerForDomain(
  ctx: Context,
  domain: string,
  tenant: string | undefined,
): Promise<string | undefined> {
  return inPlatform(ctx, 'home of an e-mail domain', async tx => {
    const holders = await selectHolders(tx, domain)
    if (holders.length === 0) return undefined
    const claimants = await selectClaimants(tx, domain, { holders, tenant })
    return holders.flatMap(id => claimants.find(({ tenant_id }) => tenant_id === id)?.id ?? [])[0]
  })
}
