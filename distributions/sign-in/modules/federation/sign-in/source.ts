import {
  AppError,
  type Context,
  type IdentityProvider,
  type IdentityProviders,
  inPlatform,
  inTenant,
  isUuid,
  type ProviderFace,
  withTenant,
} from '@tamga/core'
import { providerForDomain } from '../domains/domain-home.ts'
import { upsertSignIn } from '../providers/hour-store.ts'
import { openSecret } from '../providers/provider-secret.ts'
import { type ProviderRow, selectProvider } from '../providers/provider-store.ts'
import { findTrialByToken, noteTrial } from '../trials/trials.ts'
import { admitIdentity } from './admit.ts'
import { decide, refuse } from './recognise.ts'
import {
  lockEnabledProvider,
  type ProviderWithTenant,
  selectProviderFaces,
  selectProviderWithTenant,
} from './source-store.ts'

/** A sign-in names its provider before any tenant is known. */
async function find(ctx: Context, id: string): Promise<IdentityProvider | undefined> {
  if (!isUuid(id)) return undefined
  const row = await inPlatform(ctx, 'identity provider of a sign-in', tx => selectProviderWithTenant(tx, id))
  return row && providerOf(ctx, row)
}

const providerOf = (ctx: Context, row: ProviderWithTenant): IdentityProvider => ({
  id: row.id,
  name: row.name,
  tenant: row.tenant,
  issuer: row.issuer,
  client_id: row.client_id,
  scope: row.scope,
  enabled: row.enabled,
  revision: String(row.version),
  secret: () => openSecret(ctx, row),
})

async function list(ctx: Context, tenant: string | undefined): Promise<ProviderFace[]> {
  if (tenant === undefined) return []
  return inPlatform(ctx, 'identity providers of the sign-in page', tx => selectProviderFaces(tx, tenant))
}

/** The provider as it is now, in its own tenant. */
function inside<T>(
  ctx: Context,
  provider: IdentityProvider,
  work: (tx: Parameters<typeof admitIdentity>[0], row: ProviderRow) => Promise<T>,
): Promise<T> {
  return inTenant(withTenant(ctx, provider.tenant!), async tx => {
    const row = await selectProvider(tx, provider.id)
    if (!row?.enabled || row.issuer !== provider.issuer) throw new AppError(503, 'sso_unavailable')
    return work(tx, row)
  })
}

export const tenantProviders: IdentityProviders = Object.freeze({
  find,
  list,
  forDomain: providerForDomain,
  recognise: (ctx, provider, identity) =>
    inside(ctx, provider, async (tx, row) => {
      const decision = await decide(tx, row, identity)
      if (decision.kind === 'refuse') throw refuse(decision.code)
      if (decision.kind === 'create') return { kind: 'new', person: decision.person }
      return { kind: 'known', person_id: decision.member.person_id }
    }),
  admit: (ctx, provider, { identity, arrival }) =>
    inside(ctx, provider, (tx, row) => admitIdentity(tx, ctx, { provider: row, identity, arrival })),
  noteFault: (ctx, provider) =>
    inTenant(withTenant(ctx, provider.tenant!), tx => upsertSignIn(tx, provider.id, false)),
  hold: lockEnabledProvider,
  findTrial: findTrialByToken,
  noteTrial,
} satisfies IdentityProviders)
