import {
  AppError,
  type Context,
  type IdentityProvider,
  type IdentityProviders,
  inPlatform,
  inTenant,
  isUuid,
  type PlatformTx,
  type ProviderFace,
  sql,
  withTenant,
} from '@tamga/core'
import { providerForDomain } from '../domains/domain-home.ts'
import { APP } from '../installed.ts'
import { openSecret } from '../providers/provider-secret.ts'
import { findProvider, type ProviderRow } from '../providers/provider-store.ts'
import { findTrialByToken, noteTrial } from '../trials/trials.ts'
import { letIn } from './admit.ts'
import { decide, refuse } from './recognise.ts'

type Found = ProviderRow & { tenant: { id: string; slug: string; name: string } }

const OF_ACTIVE_TENANTS = sql`federation_provider p
    join tenant t on t.id = p.tenant_id and t.status = 'active'
    join app_installation a on a.tenant_id = p.tenant_id and a.app = ${APP} and a.active`

/** A sign-in names its provider before any tenant is known. */
async function find(ctx: Context, id: string): Promise<IdentityProvider | undefined> {
  if (!isUuid(id)) return undefined
  const row = await inPlatform(ctx, 'identity provider of a sign-in', async tx => {
    const { rows } = await sql<Found>`
      select p.*, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant
        from ${OF_ACTIVE_TENANTS} where p.id = ${id}`.execute(tx)
    return rows[0]
  })
  return row && providerOf(ctx, row)
}

const providerOf = (ctx: Context, row: Found): IdentityProvider => ({
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
  return inPlatform(ctx, 'identity providers of the sign-in page', async tx => {
    const { rows } = await sql<ProviderFace>`
      select p.id, p.name, p.logo_uri from ${OF_ACTIVE_TENANTS}
       where p.enabled and ${isUuid(tenant) ? sql`t.id = ${tenant}` : sql`t.slug = ${tenant}`}
       order by p.name collate platform.names, p.id limit 50`.execute(tx)
    return rows
  })
}

/** The provider as it is now, in its own tenant. */
function inside<T>(
  ctx: Context,
  provider: IdentityProvider,
  work: (tx: Parameters<typeof letIn>[0], row: ProviderRow) => Promise<T>,
): Promise<T> {
  return inTenant(withTenant(ctx, provider.tenant!), async tx => {
    const row = await findProvider(tx, provider.id)
    if (!row?.enabled || row.issuer !== provider.issuer) throw new AppError(503, 'sso_unavailable')
    return work(tx, row)
  })
}

/** Shared among sign-ins, and in the way of whoever changes the provider: see lockProvider. */
async function hold(tx: PlatformTx, { id, issuer }: IdentityProvider): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`federation_provider ${id}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql`
    select 1 from ${OF_ACTIVE_TENANTS} where p.id = ${id} and p.enabled and p.issuer = ${issuer}`.execute(tx)
  return rows.length > 0
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
  admit: (ctx, provider, identity, arrival) =>
    inside(ctx, provider, (tx, row) => letIn(tx, ctx, { provider: row, identity, arrival })),
  hold,
  findTrial: findTrialByToken,
  noteTrial,
} satisfies IdentityProviders)
