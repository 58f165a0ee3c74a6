import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isInstallationWide, type RegisteredClient, selectRegisteredClient } from '../../clients/index.ts'
import { writeConsent } from '../consents/remember.ts'
import { findVisitor, interactionExpired, requireOwnBrowser, requireVisitor } from './browser.ts'
import { clientSummary } from './client-summary.ts'
import { UNMET, unmetExpectation } from './expectations.ts'
import { claimsIn, describeScopes, scopesIn } from './scopes.ts'
import { findStepUp, requireStrength } from './step-up.ts'
import {
  type Outcome,
  type StoredInteraction,
  selectInteraction,
  updateInteractionAnswered,
} from './store.ts'
import { choicesOf, chooseTenant, presentTenant, tenantOf } from './tenants.ts'

type Asked = {
  readonly uid: string
  readonly interaction: StoredInteraction
  readonly client: RegisteredClient
}

const isConsent = ({ prompt }: StoredInteraction): boolean => prompt.name === 'consent'

/**
 * prompt=login and max_age (OpenID Connect Core §3.1.2.1) are checked here, since the engine takes every answer of ours as a
 * new sign-in.
 */
function isTooOld({ params }: StoredInteraction, visitor: Identity): boolean {
  if (params['prompt']?.split(' ').includes('login')) return true
  const age = (Date.now() - Date.parse(visitor.authenticated_at)) / 1000
  return params['max_age'] !== undefined && age > Number(params['max_age'])
}

/** A session from before the request does not count where a new sign-in was asked for. */
function mustSignInAgain(interaction: StoredInteraction, visitor: Identity): boolean {
  const { prompt, session, created_at } = interaction
  if (visitor.authenticated_at >= created_at) return false
  if (isConsent(interaction) && session?.uid === visitor.id) return false
  // Only the strength is missing: that is judged by itself.
  if (prompt.reasons.length === 1 && prompt.reasons[0] === 'second_factor') return false
  return (prompt.name === 'login' && session?.uid !== undefined) || isTooOld(interaction, visitor)
}

async function requireInteraction(ctx: Context, uid: string): Promise<Asked> {
  requireOwnBrowser(ctx, uid)
  const interaction = await inPlatform(ctx, 'sign-in interaction', tx => selectInteraction(tx, uid))
  const client =
    interaction && (await selectRegisteredClient(ctx.services.database, interaction.params['client_id']!))
  if (!interaction || !client) throw interactionExpired()
  return { uid, interaction, client }
}

/** What the sign-in and consent screens show. */
export async function describeInteraction(ctx: Context, uid: string) {
  const { interaction, client } = await requireInteraction(ctx, uid)
  const visitor = await findVisitor(ctx)
  const tenants = visitor ? await choicesOf(ctx, visitor, client) : []
  return {
    kind: isConsent(interaction) ? ('consent' as const) : ('login' as const),
    client: clientSummary(client),
    redirect_host: hostOf(interaction.params['redirect_uri']),
    tenant: visitor ? presentTenant(tenants, visitor, client) : await tenantOf(ctx, client),
    ...(visitor && isInstallationWide(client) && { tenants }),
    user: visitor ? { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email } : null,
    scopes: describeScopes(ctx, scopesIn(interaction.params, client)),
    login_hint: interaction.params['login_hint'] ?? null,
    sign_in_again: visitor !== undefined && mustSignInAgain(interaction, visitor),
    step_up: visitor ? await findStepUp(ctx, { params: interaction.params, client, visitor }) : null,
    expires_at: new Date(interaction.exp * 1000).toISOString(),
  }
}

/** The host of the redirect address; null for the scheme of a native application. */
function hostOf(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address)
  return url && (url.host || url.protocol.slice(0, -1))
}

/** Stores the answer once, together with what follows from it. */
async function answer(
  ctx: Context,
  { uid, interaction }: Asked,
  { write, ...outcome }: Outcome & { write?: (tx: PlatformTx) => Promise<void> },
) {
  const merged = { ...outcome, result: { ...interaction.lastSubmission, ...outcome.result } }
  await inPlatform(ctx, 'sign-in interaction', async tx => {
    if (!(await updateInteractionAnswered(tx, uid, merged))) throw interactionExpired()
    await write?.(tx)
  })
  return { redirect_to: interaction.returnTo }
}

/** Continues after a sign-in; where a new one was required, an older session is refused. */
export async function continueSignedIn(ctx: Context, uid: string, { decline }: { decline?: boolean } = {}) {
  const asked = await requireInteraction(ctx, uid)
  const { interaction, client } = asked
  if (decline) return answer(ctx, asked, { result: UNMET })
  const visitor = await requireVisitor(ctx)
  // Another person signed in than the one who was asked: the request starts again for them.
  if (isConsent(interaction) && visitor.id === interaction.session?.uid)
    throw new AppError(409, 'wrong_state')
  if (mustSignInAgain(interaction, visitor)) throw new AppError(403, 'reauthentication_required')
  if (!isConsent(interaction)) await requireStrength(ctx, { params: interaction.params, client, visitor })
  const unmet = unmetExpectation(interaction, visitor)
  return answer(ctx, asked, {
    result: unmet ?? { login: { accountId: visitor.person_id }, select_account: {} },
    session: { uid: visitor.id, accountId: visitor.person_id },
  })
}

/** Stores the consent, so that the person is not asked again; a refusal is sent to the application. */
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
    return answer(ctx, asked, { result: refusal })
  }
  const tenant = await chooseTenant(ctx, { visitor, client, wanted: decision.tenant })
  const agreement = {
    tenant,
    client,
    scopes: scopesIn(interaction.params, client),
    claims: claimsIn(interaction.params),
  }
  return answer(ctx, asked, {
    result: { consent: { tenant: tenant.id } },
    write: tx => writeConsent(tx, ctx, { visitor, agreement }),
  })
}
