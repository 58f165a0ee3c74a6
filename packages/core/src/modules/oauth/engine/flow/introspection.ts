import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import { isInstallationWide, type RegisteredClient } from '../../../clients/index.ts'
import { registrationOf } from '../clients/clients.ts'
import { type EngineRequest, requestOf } from '../request.ts'
import { selectToken } from '../storage/token-store.ts'

type Introspected = {
  readonly kind?: unknown
  readonly clientId?: unknown
  readonly aud?: unknown
  readonly extra?: { readonly tenant?: { readonly id: string } }
}

/** A client is told of its own tokens; a resource server of those for it, in its tenant; nobody of another's refresh tokens. */
export function isToldOf(caller: RegisteredClient, { kind, clientId, aud, extra }: Introspected): boolean {
  if (clientId === caller.client_id) return true
  if (kind === 'RefreshToken' || caller.resource === null) return false
  const isForIt = [aud].flat().includes(caller.resource)
  return isForIt && (isInstallationWide(caller) || caller.tenant_id === extra?.tenant?.id)
}

export const mayIntrospect = async (
  _ctx: KoaContextWithOIDC,
  client: Client,
  token: unknown,
): Promise<boolean> => isToldOf(registrationOf(client), token as Introspected)

/** RFC 7662 §2.1: who does not say who they are is not told that their request is malformed, but that they have to. */
export function requireAuthenticated(ctx: KoaContextWithOIDC): void {
  const { route, client, provider } = ctx.oidc ?? {}
  if (route !== 'introspection' || client !== undefined || ctx.status !== 400) return
  ctx.status = 401
  ctx.set('www-authenticate', `Basic realm="${provider!.issuer}", error="invalid_client"`)
  ctx.body = { error: 'invalid_client', error_description: 'client authentication is required' }
}

const errorOf = ({ body }: KoaContextWithOIDC): string | undefined =>
  (body as { error?: string } | null)?.error

/**
 * The engine judges no JWT. Those of ours are kept like any other token, so that they end with their family; whatever else is
 * presented is not active, and that is no error (RFC 7662 §2.2).
 */
export async function answerStructured(ctx: KoaContextWithOIDC, request: EngineRequest): Promise<void> {
  if (ctx.oidc?.route !== 'introspection' || errorOf(ctx) !== 'unsupported_token_type') return
  ctx.status = 200
  ctx.body = { active: false }
  const found = await selectToken(request.ctx.services.database, hashToken(String(ctx.oidc.params!['token'])))
  if (!found?.is_alive || found.client_version === null || !found.payload['aud']) return
  const { payload } = found
  if (!isToldOf(registrationOf(ctx.oidc.client!), payload)) return
  ctx.body = {
    ...(payload['extra'] as object | undefined),
    active: true,
    sub: payload['accountId'] ?? payload['clientId'],
    client_id: payload['clientId'],
    exp: payload['exp'],
    iat: payload['iat'],
    iss: ctx.oidc.provider.issuer,
    aud: payload['aud'],
    scope: payload['scope'] || undefined,
    token_type: payload['jkt'] ? 'DPoP' : 'Bearer',
    ...(payload['jkt'] ? { cnf: { jkt: payload['jkt'] } } : {}),
  }
}

/** A JWT for a resource server is kept by its hash, with what introspection tells of it. The engine itself keeps none. */
export function noteStructured(ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials): void {
  const { kind, clientId, aud, scope, iat, exp, extra } = token as typeof token & { iat?: number }
  const { accountId, jkt } = token as { accountId?: string; jkt?: string }
  const now = Math.floor(Date.now() / 1000)
  requestOf(ctx).structured = {
    model: kind,
    client_id: clientId!,
    expires_at: exp ?? now + token.expiration,
    payload: {
      kind,
      clientId,
      aud,
      scope,
      extra,
      accountId,
      jkt,
      iat: iat ?? now,
      exp: exp ?? now + token.expiration,
    },
  }
}

/** Only now is it known what the token looks like. */
export function keepStructured({ body }: KoaContextWithOIDC, { structured, work }: EngineRequest): void {
  const { access_token } = (body ?? {}) as { access_token?: string }
  if (structured && access_token)
    work.tokens.push({ ...structured, id: hashToken(access_token).toString('hex') })
}
