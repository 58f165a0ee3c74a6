import { type Acr, type Context, inPlatform, type PersonRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { sessionCookieName } from '../../../kernel/http/cookies.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import {
  endPreviousSession,
  endSessions,
  findPreviousSession,
  recordRefusedNetwork,
  startSession,
  updateShellSession,
} from '../../identity/index.ts'
import { isGrantLive } from '../../oauth/index.ts'
import { selectPerson } from '../../tenancy/index.ts'
import { selectDevice } from '../registry/device-store.ts'
import { updateGrantSession } from '../registry/shell-grant-store.ts'
import type { DeviceRow } from '../tables.ts'
import { type KeptHandoff, updateHandoffUsed } from './handoff-store.ts'
import { readStatement } from './proofs.ts'
import { type RefusalReason, recordRefusal, refusalOf } from './refusals.ts'

type Given = { readonly code: string; readonly proof: string }

type Judged =
  | { readonly reason: RefusalReason }
  | { readonly handoff: KeptHandoff; readonly device: DeviceRow; readonly person: PersonRef }

/** The cookie of a session for the web view that presents the code together with a proof by its device. The answer holds no token. */
export async function enterShell(ctx: Context, given: Given, reply: ReplyTools) {
  const judged = await inPlatform(ctx, 'cookie of a web view', tx => judge(tx, ctx, given))
  if (!judged || 'reason' in judged) throw refusalOf('handoff_invalid')
  const previous = await findPreviousSession(ctx)
  const { session, token, tenant } = await recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'cookie of a web view', tx => begin(tx, ctx, judged)),
  )
  if (previous && previous.id !== session.id) await endPreviousSession(ctx, previous)
  const { settings } = ctx.services
  reply.cookie(sessionCookieName(settings), token, { maxAge: settings.SESSION_MAX })
  const { id, name, email } = judged.person
  return { session, user: { id, name, email }, tenant }
}

/** Uses the code up in any case; what was wrong is recorded for the tenant, and the caller learns none of it. */
async function judge(tx: PlatformTx, ctx: Context, { code, proof }: Given): Promise<Judged | undefined> {
  const handoff = await updateHandoffUsed(tx, code)
  if (!handoff) return undefined
  const device = (await selectDevice(tx, handoff.tenant_id, handoff.device_id))!
  const person = (await selectPerson(tx, handoff.person_id)) ?? null
  const reason = await faultOf(tx, ctx, { handoff, device, code, proof })
  if (!reason && person) return { handoff, device, person }
  const refused = { tenant_id: handoff.tenant_id, person, device, reason: reason ?? 'grant_ended' }
  await recordRefusal(tx, ctx, refused)
  return { reason: refused.reason }
}

type Presented = Given & { readonly handoff: KeptHandoff; readonly device: DeviceRow }

async function faultOf(
  tx: PlatformTx,
  ctx: Context,
  { handoff, device, code, proof }: Presented,
): Promise<RefusalReason | null> {
  const claims = await readStatement(proof, device.public_key, ctx.services.settings.PUBLIC_ORIGIN)
  if (claims?.['code'] !== code) return 'another_key'
  if (handoff.is_used) return 'code_used'
  if (handoff.is_expired) return 'code_expired'
  if (device.status !== 'approved') return `device_${device.status}`
  return (await isGrantLive(tx, handoff.grant_id)) ? null : 'grant_ended'
}

type Accepted = Extract<Judged, { handoff: KeptHandoff }>

async function begin(tx: PlatformTx, ctx: Context, { handoff, device, person }: Accepted) {
  const { tenant_id, grant_id, acr, auth_methods, confined, provider_id } = handoff
  const proof = { acr: acr as Acr, auth_methods: [...auth_methods], confined }
  const start = { ...proof, person, tenant_id, ...(provider_id !== null && { provider_id }) }
  const begun = await startSession(tx, ctx, start)
  if (begun === 'owes factor') throw new AppError(403, 'reauthentication_required')
  const { id, token } = begun.session
  const expires_at = await updateShellSession(tx, id, {
    device_id: device.id,
    device_name: device.name,
    authenticated_at: handoff.authenticated_at,
    expires_at: handoff.grant_expires_at,
  })
  const former = await updateGrantSession(tx, { tenant_id, grant_id, session_id: id })
  if (former) await endSessions(tx, { ...ctx, actor: person }, { of: { ids: [former] }, cause: 'logout' })
  const tenant = begun.tenants.find(one => one.id === tenant_id)!
  return { session: { id, expires_at }, token, tenant }
}
