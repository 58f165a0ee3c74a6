import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { type FoundProvider, findProvider, partyOf, redirectUriOf } from '../providers/find-provider.ts'
import { insertAttempt } from './attempt-store.ts'
import { bindBrowser, expectedOf, newKeys } from './browser-binding.ts'
import { loginPage, refusalOf } from './refusal.ts'
import { ownPath } from './return-path.ts'

export type StartQuery = { return_to?: string; tenant?: string; login_hint?: string; trial?: string }

/** Answers with where the browser goes: to the provider, or back to the sign-in page with a word why not. */
export async function startSignIn(
  ctx: Context,
  id: string,
  query: StartQuery,
  reply: ReplyTools,
): Promise<string> {
  const returnTo = ownPath(query.return_to ?? '/', ctx.services.settings.PUBLIC_ORIGIN)
  if (returnTo === null) throw invalid({ path: '/return_to', code: 'own_path' })
  try {
    const found = await findProvider(ctx, id)
    const order = await orderOf(ctx, found, { ...query, return_to: returnTo })
    return await sendAway(ctx, order, reply)
  } catch (error) {
    return loginPage(refusalOf(ctx, error), returnTo)
  }
}

type Order = FoundProvider & {
  return_to: string
  tenant: string | null
  trial_id: string | null
  login_hint: string | undefined
}

/** A provider that is switched off can still be tried out, by whoever holds the word for it. */
async function orderOf(ctx: Context, found: FoundProvider | undefined, query: StartQuery): Promise<Order> {
  if (!found) throw new AppError(503, 'sso_unavailable')
  const { source, provider } = found
  const trial = query.trial === undefined ? null : await source.findTrial?.(ctx, provider, query.trial)
  if (trial === undefined || (trial === null && !provider.enabled)) throw new AppError(503, 'sso_unavailable')
  return {
    ...found,
    return_to: trial?.return_to ?? query.return_to!,
    tenant: query.tenant ?? null,
    trial_id: trial?.id ?? null,
    login_hint: query.login_hint,
  }
}

async function sendAway(ctx: Context, order: Order, reply: ReplyTools): Promise<string> {
  const { provider, return_to, tenant, trial_id, login_hint } = order
  const keys = newKeys()
  const address = await ctx.services.oidc.authorize(partyOf(provider), {
    ...expectedOf(keys),
    redirect_uri: redirectUriOf(ctx, provider.id),
    scope: provider.scope,
    login_hint,
    // Who tries a provider out wants to see it ask.
    prompt: trial_id === null ? undefined : 'login',
  })
  await inPlatform(ctx, 'sign in through a provider', tx =>
    insertAttempt(tx, keys, { provider: provider.id, issuer: provider.issuer, return_to, tenant, trial_id }),
  )
  bindBrowser(ctx, reply, { keys, provider: provider.id })
  return address
}
