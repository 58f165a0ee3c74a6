import { ACR_VALUES, type Acr } from '../../../../kernel/context.ts'
import type { RegisteredClient } from '../../../clients/index.ts'
import type { MemberAccess } from '../storage/member-access-store.ts'
import type { SessionView } from '../storage/session-view.ts'

type Params = Readonly<Record<string, unknown>>

const rankOf = (acr: string): number => ACR_VALUES.indexOf(acr as Acr)

const OWN_FACTORS = ['otp', 'hwk', 'swk', 'kba']

/** What the session is worth in this tenant: a provider that asked for several factors counts where the tenant says so. */
function worthOf({ acr, auth_methods }: SessionView, { federated_counts }: MemberAccess): Acr {
  const isByProvider = auth_methods.includes('fed') && auth_methods.includes('mfa')
  if (!isByProvider || auth_methods.some(method => OWN_FACTORS.includes(method))) return acr
  return federated_counts ? 'acr:2' : 'acr:1'
}

/** What tenant and application require of this person; acr:1 when nothing. */
export function requiredAcr(client: RegisteredClient, { requires_factor }: MemberAccess): Acr {
  const ofClient = client.required_acr ?? 'acr:1'
  return requires_factor && rankOf(ofClient) < rankOf('acr:2') ? 'acr:2' : ofClient
}

export const isStrongEnough = (identity: SessionView, access: MemberAccess, needed: Acr): boolean =>
  rankOf(worthOf(identity, access)) >= rankOf(needed)

/** RFC 9470 §4: the least of the levels that the request names, as far as we know them. */
export function requestedAcr({ acr_values }: Params): Acr | undefined {
  const known = String(acr_values ?? '')
    .split(' ')
    .map(rankOf)
    .filter(rank => rank >= 0)
  return known.length === 0 ? undefined : ACR_VALUES[Math.min(...known)]
}
