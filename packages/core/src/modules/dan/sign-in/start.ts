import { type Context, inPlatform } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { attemptCookieName } from '../../../kernel/http/cookies.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { requireOfferedMethod } from '../../identity/index.ts'
import { ownPath } from '../../sso/index.ts'
import { authorizeUrl, isGatewayConfigured } from '../gateway/client.ts'
import { ATTEMPT_SECONDS, type GatewayKeys, insertGatewayAttempt } from './attempt-store.ts'

export type GatewayWish = { return_to?: string; tenant?: string; replace?: boolean }

export type Asker = { readonly reply: ReplyTools; readonly person_id: string | null }

export const cookieName = (ctx: Context, state: string): string =>
  attemptCookieName(ctx.services.settings, 'dan', state)

export const COOKIE_PATH = '/api/v1/auth/dan/callback'

/** Answers with where the browser goes. The state is bound to this browser and used once. */
export async function startGatewaySignIn(
  ctx: Context,
  wish: GatewayWish,
  { reply, person_id }: Asker,
): Promise<{ authorize_url: string }> {
  const { settings } = ctx.services
  if (!isGatewayConfigured(settings)) throw new AppError(403, 'login_method_disabled')
  if (person_id === null) await requireOfferedMethod(ctx, 'dan', wish.tenant)
  const return_to = ownPath(wish.return_to ?? '/', settings.PUBLIC_ORIGIN)
  if (return_to === null) throw invalid({ path: '/return_to', code: 'own_path' })
  const keys: GatewayKeys = { state: newToken(), browser: newToken() }
  const attempt = { return_to, tenant: wish.tenant ?? null, replaces: wish.replace ?? false, person_id }
  await inPlatform(ctx, 'sign in through the gateway', tx => insertGatewayAttempt(tx, keys, attempt))
  reply.cookie(cookieName(ctx, keys.state), keys.browser, { maxAge: ATTEMPT_SECONDS, path: COOKIE_PATH })
  return { authorize_url: authorizeUrl(ctx, keys.state) }
}
