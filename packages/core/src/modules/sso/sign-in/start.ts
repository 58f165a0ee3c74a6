import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import {
  type FoundProvider,
  findProvider,
  partyOf,
  redirectUriOf,
  requireOfferedProvider,
} from '../providers/find-provider.ts'
import { insertAttempt } from './attempt-store.ts'
import { bindBrowser, expectedOf, newKeys } from './browser-binding.ts'
import { continuePage } from './continue-page.ts'
import { loginPage, refusalOf } from './refusal.ts'
import { ownPath } from './return-path.ts'

export type StartQuery = {
  return_to?: string
  tenant?: string
  login_hint?: string
  trial?: string
  replace?: boolean
}

/**
 * Answers with where the browser goes: to the provider, or back to the sign-in page with a word why not. Another site's link goes no
 * further than a page with a button: otherwise it could sign a person in as somebody else without their doing anything.
 */
export async function startSignIn(
  ctx: Context,
  id: string,
  { query, reply }: { query: StartQuery; reply: ReplyTools },
): Promise<string> {
  const returnTo = ownPath(query.return_to ?? '/', ctx.services.settings.PUBLIC_ORIGIN)
  if (returnTo === null) throw invalid({ path: '/return_to', code: 'own_path' })
  try {
    const found = await findProvider(ctx, id)
    if (found && ctx.is_cross_site) return continuePage(found.provider, { ...query, return_to: returnTo })
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
  replaces: boolean
}

/** A provider that is switched off can still be tried out, by whoever holds the token of a trial. */
async function orderOf(ctx: Context, found: FoundProvider | undefined, query: StartQuery): Promise<Order> {
  if (!found) throw new AppError(503, 'sso_unavailable')
  const { source, provider } = found
  const trial = query.trial === undefined ? null : await source.findTrial?.(ctx, provider, query.trial)
  if (trial === undefined || (trial === null && !provider.enabled)) throw new AppError(503, 'sso_unavailable')
  if (trial === null) await requireOfferedProvider(ctx, provider, query.tenant)
  return {
    ...found,
    return_to: trial?.return_to ?? query.return_to!,
    tenant: query.tenant ?? null,
    trial_id: trial?.id ?? null,
    login_hint: query.login_hint,
    replaces: query.replace ?? false,
  }
}

async function sendAway(ctx: Context, order: Order, reply: ReplyTools): Promise<string> {
  const { provider, login_hint, return_to, tenant, trial_id, replaces } = order
  const { id, issuer } = provider
  const keys = newKeys()
  const address = await ctx.services.oidc.authorize(partyOf(provider), {
    ...expectedOf(keys),
    redirect_uri: redirectUriOf(ctx, id),
    scope: provider.scope,
    login_hint,
    // Who tries a provider out wants to see it ask.
    prompt: trial_id === null ? undefined : 'login',
  })
  await inPlatform(ctx, 'sign in through a provider', tx =>
    insertAttempt(tx, keys, { provider: id, issuer, return_to, tenant, trial_id, replaces }),
  )
  bindBrowser(ctx, reply, { keys, provider: id })
  return address
}
