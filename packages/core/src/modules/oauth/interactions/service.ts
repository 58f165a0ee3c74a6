import { type Context, inPlatform, type TenantRef } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import { isInstallationWide, type RegisteredClient, readClient } from '../../clients/index.ts'
import { type PersonsTenant, tenantsOf } from '../../tenancy/index.ts'
import { rememberConsent } from '../consents/remember.ts'
import { findVisitor, interactionExpired, requireOwnBrowser, requireVisitor } from './browser.ts'
import { unmetExpectation } from './expectations.ts'
import { claimsIn, describeScopes, scopesIn } from './scopes.ts'
import { answerInteraction, findInteraction, type Outcome, type StoredInteraction } from './store.ts'

type Asked = { readonly interaction: StoredInteraction; readonly client: RegisteredClient }

const isConsent = ({ prompt }: StoredInteraction): boolean => prompt.name === 'consent'

/** A session that was there when a new sign-in was asked for will not do. */
const mustSignInAgain = ({ prompt, session, created_at }: StoredInteraction, visitor: Identity): boolean =>
  prompt.name === 'login' && session?.uid !== undefined && visitor.authenticated_at < created_at

async function requireInteraction(ctx: Context, uid: string): Promise<Asked> {
  requireOwnBrowser(ctx, uid)
  const interaction = await inPlatform(ctx, 'sign-in interaction', tx => findInteraction(tx, uid))
  const client = interaction && (await readClient(ctx.services.database, interaction.params['client_id']!))
  if (!interaction || !client) throw interactionExpired()
  return { interaction, client }
}

/** What the sign-in and consent screens show. */
export async function describeInteraction(ctx: Context, uid: string) {
  const { interaction, client } = await requireInteraction(ctx, uid)
  const visitor = await findVisitor(ctx)
  const tenants = visitor ? await choicesOf(ctx, visitor, client) : []
  return {
    kind: isConsent(interaction) ? ('consent' as const) : ('login' as const),
    client: { client_id: client.client_id, name: client.name, logo_uri: client.logo_uri },
    tenant: visitor ? presentTenant(tenants, visitor, client) : null,
    ...(visitor && isInstallationWide(client) && { tenants }),
    user: visitor ? { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email } : null,
    scopes: describeScopes(ctx, scopesIn(interaction.params)),
    login_hint: interaction.params['login_hint'] ?? null,
    sign_in_again: visitor !== undefined && mustSignInAgain(interaction, visitor),
    expires_at: new Date(interaction.exp * 1000).toISOString(),
  }
}

const refOf = ({ id, slug, name }: PersonsTenant): TenantRef => ({ id, slug, name })

/** A session that a tenant's own provider began stays in that tenant. */
async function choicesOf(ctx: Context, visitor: Identity, client: RegisteredClient): Promise<TenantRef[]> {
  const all = await inPlatform(ctx, 'sign-in interaction', tx => tenantsOf(tx, visitor.person_id))
  return all
    .filter(({ id }) => (isInstallationWide(client) ? true : id === client.tenant_id))
    .filter(({ id }) => !visitor.confined || id === visitor.tenant_id)
    .map(refOf)
}

const presentTenant = (
  tenants: TenantRef[],
  visitor: Identity,
  client: RegisteredClient,
): TenantRef | null => {
  const wanted = isInstallationWide(client) ? visitor.tenant_id : client.tenant_id
  return tenants.find(({ id }) => id === wanted) ?? tenants[0] ?? null
}

async function answer(ctx: Context, uid: string, { interaction }: Asked, outcome: Outcome) {
  const merged = { ...outcome, result: { ...interaction.lastSubmission, ...outcome.result } }
  const isAnswered = await inPlatform(ctx, 'sign-in interaction', tx => answerInteraction(tx, uid, merged))
  if (!isAnswered) throw interactionExpired()
  return { redirect_to: interaction.returnTo }
}

/** Somebody signed in meanwhile; where a new sign-in was asked for, an older session will not do. */
export async function continueSignedIn(ctx: Context, uid: string) {
  const asked = await requireInteraction(ctx, uid)
  const { interaction } = asked
  const visitor = await requireVisitor(ctx)
  // Somebody else than was asked for consent: the request begins anew with them.
  if (isConsent(interaction) && visitor.id === interaction.session?.uid)
    throw new AppError(409, 'wrong_state')
  if (mustSignInAgain(interaction, visitor)) throw new AppError(403, 'reauthentication_required')
  const unmet = unmetExpectation(interaction, visitor)
  return answer(ctx, uid, asked, {
    result: unmet ?? { login: { accountId: visitor.person_id }, select_account: {} },
    session: { uid: visitor.id, accountId: visitor.person_id },
  })
}

/** The person's own decision, kept so that they are not asked again; refusing is told to the application. */
export async function decideConsent(
  ctx: Context,
  uid: string,
  decision: { allow: boolean; tenant?: string },
) {
  const asked = await requireInteraction(ctx, uid)
  const { interaction, client } = asked
  if (!isConsent(interaction)) throw new AppError(409, 'wrong_state')
  const visitor = await requireVisitor(ctx)
  if (visitor.id !== interaction.session?.uid) throw new AppError(403, 'reauthentication_required')
  if (!decision.allow) {
    const refusal = { error: 'access_denied', error_description: 'the person refused' }
    return answer(ctx, uid, asked, { result: refusal })
  }
  const tenant = await chooseTenant(ctx, visitor, client, decision.tenant)
  await rememberConsent(ctx, visitor, {
    tenant,
    client,
    scopes: scopesIn(interaction.params),
    claims: claimsIn(interaction.params),
  })
  return answer(ctx, uid, asked, { result: { consent: { tenant: tenant.id } } })
}

async function chooseTenant(
  ctx: Context,
  visitor: Identity,
  client: RegisteredClient,
  wanted: string | undefined,
): Promise<TenantRef> {
  if (wanted !== undefined && !isInstallationWide(client)) throw new AppError(422, 'tenant_not_choosable')
  const tenants = await choicesOf(ctx, visitor, client)
  const tenant =
    wanted === undefined
      ? presentTenant(tenants, visitor, client)
      : tenants.find(({ id, slug }) => id === wanted || slug === wanted)
  if (!tenant) throw new AppError(403, 'not_a_member')
  return tenant
}
