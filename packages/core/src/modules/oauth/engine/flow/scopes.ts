import { decodeJwt } from 'jose'
import type { Client, KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { registrationOf } from '../clients/clients.ts'

/** As it was sent; one that was pushed before (RFC 9126) is kept as a JWT. */
function askedScope(ctx: KoaContextWithOIDC): string {
  const pushed = ctx.oidc.entities.PushedAuthorizationRequest?.request
  const given = ctx.method === 'POST' ? ctx.oidc.body : ctx.query
  return String((pushed ? decodeJwt(pushed) : given)?.['scope'] ?? '')
}

/**
 * The engine drops offline_access unless prompt=consent is sent. OpenID Connect Core §11 lets other conditions stand in for
 * that, and here one always holds: the person agreed to it by name, or the client is the organisation's own.
 */
function addOfflineAccess(ctx: KoaContextWithOIDC, client: Client): void {
  const asked = askedScope(ctx).split(' ')
  const params = ctx.oidc.params!
  const scopes = String(params['scope'] ?? '').split(' ')
  if (!asked.includes('offline_access') || scopes.includes('offline_access')) return
  if (!client.grantTypeAllowed('refresh_token') || params['response_type'] !== 'code') return
  if (!registrationOf(client).scopes.includes('offline_access'))
    throw new errors.InvalidScope('requested scope is not allowed', 'offline_access')
  params['scope'] = [...scopes, 'offline_access'].filter(Boolean).join(' ')
}

/** RFC 6749 §3.3: without a scope that exists here there is nothing to agree to. */
export function validateScope(ctx: KoaContextWithOIDC, _value: unknown, client: Client): void {
  addOfflineAccess(ctx, client)
  if (!ctx.oidc.params!['scope']) throw new errors.InvalidScope('no known scope was requested', '')
}
