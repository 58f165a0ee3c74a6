import { type Context, inPlatform } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { findShellGrant, type ShellGrant } from '../../oauth/index.ts'
import { methodsFor } from '../policy/policy.ts'
import { selectPolicyOf } from '../policy/policy-store.ts'
import { registerDevice } from '../registry/register-device.ts'
import { upsertShellGrant } from '../registry/shell-grant-store.ts'
import type { DeviceRow, GivenDevice } from '../tables.ts'
import { insertHandoff } from './handoff-store.ts'
import { isProofOf, thumbprintOf } from './proofs.ts'
import { refusalOf, refuse } from './refusals.ts'

const CODE_SECONDS = 60
export const HANDOFF_PATH = '/api/v1/auth/shell/handoff'

export type Presented = { readonly authorization: string | undefined; readonly proof: string | undefined }

/** A one-time code for the web view of a shell, whose device is registered on the way. */
export async function createHandoff(ctx: Context, device: GivenDevice, presented: Presented) {
  const { grant, token } = await requireShell(ctx, presented)
  const proof = presented.proof ?? ''
  await requireKey(ctx, grant, { device, proof, token })
  const { row, policy } = await inPlatform(ctx, 'handoff to a web view', async tx => ({
    row: await registerDevice(tx, ctx, { grant, device, key_thumbprint: grant.key_thumbprint }),
    policy: await selectPolicyOf(tx, grant.tenant.id),
  }))
  const about = { tenant_id: grant.tenant.id, person: grant.person, device }
  if (!row) return refuse(ctx, { ...about, reason: 'another_key' }, 'device_key_mismatch')
  if (row.status !== 'approved')
    return refuse(ctx, { ...about, reason: `device_${row.status}` }, `device_${row.status}`)
  const handoff = await insertCode(ctx, grant, { row, proof })
  if (!handoff) return refuse(ctx, { ...about, reason: 'proof_repeated' }, 'device_proof_invalid')
  return { ...handoff, methods: methodsFor(policy, row.platform), idle_seconds: row.idle_seconds }
}

async function requireShell(
  ctx: Context,
  { authorization }: Presented,
): Promise<{ grant: ShellGrant; token: string }> {
  const token = /^(?:DPoP|Bearer) ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
  const found = token && (await findShellGrant(ctx.services.database, token))
  if (!found)
    throw new AppError(401, 'unauthenticated', { headers: { 'www-authenticate': 'DPoP algs="ES256"' } })
  // A token that is bound to a key is no bearer token.
  if (found === 'other' || !/^DPoP /i.test(authorization!)) throw refusalOf('not_a_shell')
  return { grant: found, token }
}

type Given = { readonly device: GivenDevice; readonly proof: string; readonly token: string }

/** The token, the proof and the device that is named have one key. */
async function requireKey(ctx: Context, grant: ShellGrant, { device, proof, token }: Given): Promise<void> {
  const about = { tenant_id: grant.tenant.id, person: grant.person, device }
  if ((await thumbprintOf(device.key)) !== grant.key_thumbprint)
    await refuse(ctx, { ...about, reason: 'another_key' }, 'device_key_mismatch')
  const address = `${ctx.services.settings.PUBLIC_ORIGIN}${HANDOFF_PATH}`
  if (!(await isProofOf(proof, device.key, { method: 'POST', address, token })))
    await refuse(ctx, { ...about, reason: 'proof_invalid' }, 'device_proof_invalid')
}

function insertCode(ctx: Context, grant: ShellGrant, { row, proof }: { row: DeviceRow; proof: string }) {
  const code = newToken()
  const { tenant, person, grant_id, session_id, expires_at, ...inherited } = grant
  return inPlatform(ctx, 'handoff to a web view', async tx => {
    const ids = { tenant_id: tenant.id, person_id: person.id, device_id: row.id, grant_id }
    await upsertShellGrant(tx, { ...ids, origin_session_id: session_id, expires_at })
    const { acr, auth_methods, confined, provider_id, authenticated_at } = inherited
    const strength = { acr, auth_methods, confined, provider_id, authenticated_at }
    const ends = await insertHandoff(
      tx,
      { code, proof, seconds: CODE_SECONDS },
      { ...ids, ...strength, grant_expires_at: expires_at },
    )
    return ends && { code, expires_at: ends }
  })
}
