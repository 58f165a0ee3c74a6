import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { OidcError } from '../../../kernel/oidc/oidc-error.ts'
import { signOut } from '../../identity/index.ts'
import { selectOrigin } from '../identities/origin-store.ts'
import { findProvider, listenerOf } from '../providers/find-provider.ts'
import type { IdentityProvider } from '../providers/identity-providers.ts'
import { takeHint } from './logout-hint.ts'

/** The provider through which this session began, when it has a page to sign out at. */
export async function readSignOut(ctx: SessionContext) {
  const provider = await providerOf(ctx)
  const address = provider && (await addressOf(ctx, provider, undefined))
  return { provider: provider && address ? { id: provider.id, name: provider.name } : null }
}

/** Ends this session whatever the provider does, and answers with where the browser ends the one there. */
export async function signOutEverywhere(ctx: SessionContext, reply: ReplyTools) {
  const hint = takeHint(ctx, reply)
  const provider = await providerOf(ctx)
  const redirect_to = provider ? await addressOf(ctx, provider, hint) : null
  await signOut(ctx)
  reply.cookie(sessionCookieName(ctx.services.settings), '', { maxAge: 0 })
  return { redirect_to }
}

async function providerOf(ctx: SessionContext): Promise<IdentityProvider | undefined> {
  if (ctx.session.auth_methods[0] !== 'fed') return undefined
  const origin = await inPlatform(ctx, 'sign-out at a provider', tx => selectOrigin(tx, ctx.session.id))
  const found = origin && (await findProvider(ctx, origin.provider))
  return found?.provider.issuer === origin?.issuer ? found?.provider : undefined
}

/** A provider that cannot be asked has no page for now. Only the peer knows our address to send people back to. */
async function addressOf(ctx: SessionContext, provider: IdentityProvider, hint: string | undefined) {
  const back = provider.id === 'peer' ? `${ctx.services.settings.PUBLIC_ORIGIN}/login` : undefined
  const order = { id_token_hint: hint, post_logout_redirect_uri: back }
  return ctx.services.oidc.signOutAddress(listenerOf(provider), order).catch(error => {
    if (error instanceof OidcError) return null
    throw error
  })
}
