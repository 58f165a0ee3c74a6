import { SignJWT } from 'jose'
import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { type Delivery, type DeliveryOutcome, isInstallationWide } from '../../clients/index.ts'
import { keepVerifiable } from '../keys/process-keys.ts'
import { readActiveKeys } from '../keys/signing-keys.ts'

const LIFETIME = 120

/** OpenID Connect Back-Channel Logout 1.0 §2.4, §2.5. */
export async function deliver(ctx: Context, delivery: Delivery): Promise<DeliveryOutcome> {
  try {
    const { status } = await callsFor(ctx, delivery).request({
      url: delivery.backchannel_logout_uri,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: await logoutToken(ctx, delivery) }).toString(),
      redirect: 'refuse',
    })
    const ok = status === 200 || status === 204
    return { ok, http_status: status, problem: ok ? null : `the client answered ${status}` }
  } catch (error) {
    return { ok: false, http_status: null, problem: (error as Error).message.slice(0, 500) }
  }
}

/** The operator registered the clients of the installation: their addresses may be private ones. */
const callsFor = ({ services }: Context, { client_tenant_id, tenant_id, ...delivery }: Delivery) =>
  isInstallationWide({ tenant_id: client_tenant_id })
    ? services.operatorOutbound.to(delivery.backchannel_logout_uri, tenant_id)
    : services.outbound.of(tenant_id)

async function logoutToken(ctx: Context, delivery: Delivery): Promise<string> {
  const keys = await readActiveKeys(ctx)
  await keepVerifiable(ctx, LIFETIME)
  const key = keys.find(({ alg }) => alg === delivery.id_token_signed_response_alg) ?? keys[0]!
  const payload = {
    sid: delivery.session_id,
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  }
  return new SignJWT(payload)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'logout+jwt' })
    .setIssuer(ctx.services.settings.PUBLIC_ORIGIN)
    .setAudience(delivery.client_id)
    .setSubject(delivery.person_id)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}s`)
    .setJti(uuidv7())
    .sign(key.privateKey)
}
