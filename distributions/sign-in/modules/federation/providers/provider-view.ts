import {
  type Context,
  logoAddress,
  readDomainClaims,
  redirectUriOf,
  roleFor,
  type TenantTx,
} from '@tamga/core'
import type { ProviderView } from '../contract.ts'
import { selectRolesByIds } from '../sign-in/role-store.ts'
import type { ClaimMapping } from '../tables.ts'
import { selectLastDays } from './hour-store.ts'
import { isSecretLost } from './provider-secret.ts'
import type { ProviderFields, UsedProvider } from './provider-store.ts'

/** What people see: roles by name, our addresses to copy, and never a secret. */
export async function viewsOf(
  tx: TenantTx,
  ctx: Context,
  providers: readonly UsedProvider[],
): Promise<ProviderView[]> {
  const ids = providers.flatMap(provider => [
    ...provider.default_roles,
    ...mappedRoles(provider.claim_mapping),
  ])
  const roles = new Map((await selectRolesByIds(tx, [...new Set(ids)])).map(role => [role.id, role]))
  const claims = await readDomainClaims(tx, [
    ...new Set(providers.flatMap(provider => provider.email_domains)),
  ])
  const days = await selectLastDays(
    tx,
    providers.map(({ id }) => id),
  )
  return providers.map(({ tenant_id, client_secret, default_roles, claim_mapping, ...shown }) => ({
    ...shown,
    has_secret: client_secret !== null,
    last_day: (days.get(shown.id) ?? []).map(({ at, succeeded, failed }) => ({ at, succeeded, failed })),
    domains: claims.filter(({ domain }) => shown.email_domains.includes(domain)),
    logo_address: logoAddress(shown.logo_uri),
    secret_lost: isSecretLost(ctx, { tenant_id, id: shown.id, client_secret }),
    claim_mapping: named(claim_mapping, id => roles.get(id)?.key),
    default_roles: default_roles.flatMap(id => roles.get(id) ?? []).map(role => roleFor(ctx, role)),
    ...addressesOf(ctx, shown.id),
  }))
}

function addressesOf(ctx: Context, id: string) {
  const redirect_uri = redirectUriOf(ctx, id)
  const sibling = (name: string) => redirect_uri.replace(/callback$/, name)
  return {
    redirect_uri,
    backchannel_logout_uri: sibling('backchannel-logout'),
    frontchannel_logout_uri: sibling('frontchannel-logout'),
  }
}

export const mappedRoles = ({ roles }: ClaimMapping): string[] => Object.values(roles?.values ?? {})

/** A role that is gone stands for nothing. */
function named(
  mapping: ClaimMapping,
  keyOf: (id: string) => string | undefined,
): ProviderView['claim_mapping'] {
  const { roles } = mapping
  if (roles === null) return mapping as ProviderView['claim_mapping']
  const values = Object.entries(roles.values).flatMap(([value, id]) => {
    const key = keyOf(id)
    return key === undefined ? [] : [[value, key] as const]
  })
  return { ...mapping, roles: { claim: roles.claim, values: Object.fromEntries(values) } }
}

export const targetOf = ({ id, name }: { id: string; name: string }) => ({ type: 'provider', id, name })

/** What the audit log may know. */
export function contentOf({ client_secret, ...fields }: ProviderFields) {
  return { ...fields, has_secret: client_secret !== null }
}
