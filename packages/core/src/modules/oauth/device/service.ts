import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, type TenantRef, withTenant } from '../../../kernel/context.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isInstallationWide, type RegisteredClient, selectRegisteredClient } from '../../clients/index.ts'
import { writeConsent } from '../consents/remember.ts'
import {
  findVisitor,
  interactionExpired,
  requireOwnBrowser,
  requireVisitor,
} from '../interactions/browser.ts'
import { clientSummary } from '../interactions/client-summary.ts'
import { unmetExpectation } from '../interactions/expectations.ts'
import { claimsIn, describeScopes, scopesIn } from '../interactions/scopes.ts'
import { findStepUp, requireStrength } from '../interactions/step-up.ts'
import { choicesOf, chooseTenant, presentTenant } from '../interactions/tenants.ts'
import { type Approval, approvedCode, beginFamily } from './approval.ts'
import { requireDeviceFlow } from './begin.ts'
import { isTooOld, requireMemberAccessIn } from './member-access.ts'
import {
  type DeviceInteraction,
  selectInteraction,
  updateDeviceAnswered,
  updateInteraction,
} from './store.ts'

type Asked = { readonly interaction: DeviceInteraction; readonly client: RegisteredClient }

const DONE = { redirect_to: '/device/done' }
const DENIED = { redirect_to: '/device/denied' }

async function requireRequest(ctx: Context, uid: string): Promise<Asked> {
  requireDeviceFlow(ctx)
  requireOwnBrowser(ctx, uid, 'device')
  const interaction = await inPlatform(ctx, 'request of a device', tx => selectInteraction(tx, uid))
  const client = interaction && (await selectRegisteredClient(ctx.services.database, interaction.client_id))
  if (!interaction || !client) throw interactionExpired()
  return { interaction, client }
}

/** What the pages show. Consent is always asked for: the code may have been sent by an attacker (RFC 8628 §5.4). */
export async function describeDevice(ctx: Context, uid: string) {
  const { interaction, client } = await requireRequest(ctx, uid)
  const visitor = await findVisitor(ctx)
  const tenants = visitor ? await choicesOf(ctx, visitor, client) : []
  const mustSignIn = visitor !== undefined && (await isTooOld(ctx, visitor, { interaction, client }))
  const isShownTo = visitor !== undefined && interaction.session_id === visitor.id && !mustSignIn
  return {
    kind: isShownTo ? ('consent' as const) : ('login' as const),
    client: clientSummary(client),
    redirect_host: null,
    tenant: visitor ? presentTenant(tenants, visitor, client) : null,
    ...(visitor && isInstallationWide(client) && { tenants }),
    user: visitor ? { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email } : null,
    scopes: describeScopes(ctx, scopesIn(interaction.params, client)),
    login_hint: interaction.params['login_hint'] ?? null,
    sign_in_again: mustSignIn,
    step_up: visitor ? await findStepUp(ctx, { params: interaction.params, client, visitor }) : null,
    expires_at: interaction.expires_at,
    device: {
      ip: interaction.ip,
      location: ctx.services.geolocation.locate(interaction.ip, ctx.language),
      user_agent: interaction.user_agent,
      requested_at: interaction.requested_at,
    },
  }
}

/** Continues after a sign-in and shows the request to that person, or tells the device that they do not prove more. */
export async function continueDevice(ctx: Context, uid: string, { decline }: { decline?: boolean }) {
  const asked = await requireRequest(ctx, uid)
  const visitor = await requireVisitor(ctx)
  if (decline) {
    const refusal = { error: 'access_denied', error_description: 'the person refused' }
    return refuse(ctx, uid, { ...asked, visitor, refusal })
  }
  if (await isTooOld(ctx, visitor, asked)) throw new AppError(403, 'reauthentication_required')
  await requireStrength(ctx, { params: asked.interaction.params, client: asked.client, visitor })
  const isTurned = await inPlatform(ctx, 'request of a device', tx =>
    updateInteraction(tx, uid, { session_id: visitor.id }),
  )
  if (!isTurned) throw interactionExpired()
  return { redirect_to: `/device/${uid}` }
}

/** Decides once; the device learns of it at its next poll. */
export async function decideDevice(ctx: Context, uid: string, decision: { allow: boolean; tenant?: string }) {
  const { interaction, client } = await requireRequest(ctx, uid)
  const visitor = await requireVisitor(ctx)
  if (visitor.id !== interaction.session_id) throw new AppError(403, 'reauthentication_required')
  if (!decision.allow) {
    const refusal = { error: 'access_denied', error_description: 'the person refused' }
    return refuse(ctx, uid, { interaction, client, visitor, refusal })
  }
  const refusal = unmetExpectation(interaction, visitor)
  if (refusal) return refuse(ctx, uid, { interaction, client, visitor, refusal })
  const tenant = await chooseTenant(ctx, { visitor, client, wanted: decision.tenant })
  if (!(await requireMemberAccessIn(ctx, uid, { client, visitor, tenant })).is_in_audience) {
    const denied = { error: 'access_denied', error_description: 'the application is not for this person' }
    await refuse(ctx, uid, { interaction, client, visitor, refusal: denied })
    throw new AppError(403, 'not_in_audience')
  }
  await requireStrength(ctx, { params: interaction.params, client, visitor, tenant: tenant.id })
  return allow(ctx, uid, { interaction, client, visitor, tenant })
}

async function allow(ctx: Context, uid: string, approval: Approval) {
  const { interaction, client, visitor, tenant } = approval
  const { params, ip, user_agent } = interaction
  await inPlatform(ctx, 'request of a device', async tx => {
    const grant_id = await beginFamily(tx, ctx, approval)
    if (!(await updateDeviceAnswered(tx, uid, { payload: approvedCode(approval), grant_id })))
      throw interactionExpired()
    const agreement = {
      tenant,
      client,
      scopes: scopesIn(params, client),
      claims: claimsIn(params),
      about: { device: [null, { ip, user_agent }] as const },
    }
    await writeConsent(tx, ctx, { visitor, agreement })
  })
  return DONE
}

type Refused = Asked & { visitor: Identity; refusal: { error: string; error_description: string } }

/** A refusal is recorded: the code may have been sent to the person by an attacker. */
async function refuse(ctx: Context, uid: string, { interaction, client, visitor, refusal }: Refused) {
  const own: TenantRef = { id: visitor.tenant_id, slug: visitor.tenant_slug, name: visitor.tenant_name }
  const tenant = presentTenant(await choicesOf(ctx, visitor, client), visitor, client) ?? own
  const actor = { id: visitor.person_id, name: visitor.person_name, email: visitor.person_email }
  const payload = { error: refusal.error, errorDescription: refusal.error_description }
  await inPlatform(ctx, 'request of a device', async tx => {
    if (!(await updateDeviceAnswered(tx, uid, { payload }))) throw interactionExpired()
    await recordSecurity(
      tx,
      { ...withTenant(ctx, tenant), actor },
      {
        action: 'oauth.device_refused',
        target: { type: 'client', id: client.client_id, name: client.name },
        changes: { device: [null, { ip: interaction.ip, user_agent: interaction.user_agent }] },
      },
    )
  })
  return DENIED
}
