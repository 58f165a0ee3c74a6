import { createHmac } from 'node:crypto'
import type { Context } from '../../../kernel/context.ts'
import { newToken } from '../../../kernel/crypto/token.ts'
import { attemptCookieName } from '../../../kernel/http/cookies.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import type { ExpectedAnswer } from '../../../kernel/oidc/provided-identity.ts'
import { callbackPath } from '../providers/find-provider.ts'
import { ATTEMPT_SECONDS, type AttemptKeys } from './attempt-store.ts'

export const newKeys = (): AttemptKeys => ({ state: newToken(), browser: newToken() })

/** Nonce and PKCE verifier are derived from a value that only the browser has: stolen rows or addresses are useless. */
export const expectedOf = ({ state, browser }: AttemptKeys): ExpectedAnswer => ({
  state,
  nonce: derive(browser, 'nonce'),
  verifier: derive(browser, 'verifier'),
})

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`tamga sso ${purpose}`).digest('base64url')

const cookieName = (ctx: Context, state: string): string =>
  attemptCookieName(ctx.services.settings, 'sso', state)

export function bindBrowser(
  ctx: Context,
  reply: ReplyTools,
  to: { keys: AttemptKeys; provider: string },
): void {
  const { keys, provider } = to
  reply.cookie(cookieName(ctx, keys.state), keys.browser, {
    maxAge: ATTEMPT_SECONDS,
    path: callbackPath(provider),
  })
}

/** Reads the cookie of a state and deletes it. */
export function takeBinding(
  ctx: Context,
  reply: ReplyTools,
  of: { state: string; provider: string },
): AttemptKeys | undefined {
  const name = cookieName(ctx, of.state)
  const browser = ctx.cookie(name)
  if (browser === null || browser === '') return undefined
  reply.cookie(name, '', { maxAge: 0, path: callbackPath(of.provider) })
  return { state: of.state, browser }
}
