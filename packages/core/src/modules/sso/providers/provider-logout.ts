import { type Context, inPlatform } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { OidcError } from '../../../kernel/oidc/oidc-error.ts'
import { endSessions } from '../../identity/index.ts'
import { selectSessionsFrom } from '../identities/origin-store.ts'
import { findProvider, listenerOf } from './find-provider.ts'
import type { IdentityProvider } from './identity-providers.ts'
import { insertLogoutToken } from './logout-store.ts'

const refused = () => new AppError(400, 'logout_token_invalid')

/** OpenID Connect Back-Channel Logout 1.0 §2.8: a token that does not hold is answered 400, and nothing ends. */
export async function logOutByProvider(ctx: Context, id: string, form: string): Promise<void> {
  const tokens = new URLSearchParams(form).getAll('logout_token')
  const provider = (await findProvider(ctx, id))?.provider
  if (!provider || tokens.length !== 1) throw refused()
  const token = await ctx.services.oidc.readLogoutToken(listenerOf(provider), tokens[0]!).catch(error => {
    throw error instanceof OidcError && error.fault === 'unavailable'
      ? new AppError(503, 'sso_unavailable', { headers: { 'retry-after': '30' } })
      : refused()
  })
  await inPlatform(ctx, 'sign-out at the wish of a provider', async tx => {
    if (!(await insertLogoutToken(tx, id, hashToken(token.jti)))) throw refused()
    await endNamed(tx, ctx, {
      provider,
      ...(token.sid !== null && { sid: token.sid }),
      ...(token.subject !== null && { subject: token.subject }),
    })
  })
}

/**
 * OpenID Connect Front-Channel Logout 1.0 §2: a frame on the provider's page brings no cookie of ours, so the session is the
 * one that the provider names.
 */
export async function logOutByFrame(ctx: Context, id: string, query: { iss?: unknown; sid?: unknown }) {
  const provider = (await findProvider(ctx, id))?.provider
  const { iss, sid } = query
  if (!provider || iss !== provider.issuer || typeof sid !== 'string' || sid === '') return
  await inPlatform(ctx, 'sign-out at the wish of a provider', tx => endNamed(tx, ctx, { provider, sid }))
}

/** The sessions that came through a provider, as it names them. */
type Named = { readonly provider: IdentityProvider; readonly sid?: string; readonly subject?: string }

async function endNamed(tx: PlatformTx, ctx: Context, { provider, ...named }: Named): Promise<void> {
  const { id, name, issuer } = provider
  const ids = await selectSessionsFrom(tx, { provider: id, issuer, ...named })
  const actor = { id: null, name, email: null }
  await endSessions(tx, { ...ctx, actor }, { of: { ids }, cause: 'provider_logout' })
}
