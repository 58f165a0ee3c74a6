import { recordSecurity } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { OidcError } from '../../../kernel/oidc/oidc-error.ts'
import type { ProvidedIdentity } from '../../../kernel/oidc/provided-identity.ts'
import { type Entered, withEntranceCookie } from '../../identity/index.ts'
import {
  type FoundProvider,
  findProvider,
  partyOf,
  redirectUriOf,
  requireOfferedProvider,
} from '../providers/find-provider.ts'
import { keepHint } from '../sign-out/logout-hint.ts'
import { type Attempt, type AttemptKeys, deleteAttempt } from './attempt-store.ts'
import { expectedOf, takeBinding } from './browser-binding.ts'
import { continuePage } from './continue-page.ts'
import { factorPage, loginPage, refusalOf } from './refusal.ts'
import { signInWithIdentity } from './sign-in.ts'

export type CallbackQuery = Readonly<Record<string, unknown>>

type Answer = { keys: AttemptKeys; attempt: Attempt; query: CallbackQuery }

/** Answers with where the browser goes. Whatever comes without an attempt of this very browser is not looked at. */
export async function finishSignIn(
  ctx: Context,
  id: string,
  { query, reply }: { query: CallbackQuery; reply: ReplyTools },
): Promise<string> {
  const { state } = query
  const keys = typeof state === 'string' ? takeBinding(ctx, reply, { state, provider: id }) : undefined
  const attempt =
    keys && (await inPlatform(ctx, 'sign in through a provider', tx => deleteAttempt(tx, keys, id)))
  if (!keys || !attempt) return loginPage('sso_expired', '/')
  const found = await findProvider(ctx, id)
  const answer = { keys, attempt, query }
  if (attempt.trial_id !== null && found) return finishTrial(ctx, found, answer)
  try {
    const through = await enterThrough(ctx, found, answer)
    const entered = withEntranceCookie(ctx, reply, through.entered)
    keepHint(ctx, reply, through.id_token)
    return 'mfa' in entered ? factorPage(entered.mfa, attempt.return_to) : attempt.return_to
  } catch (error) {
    const code = refusalOf(ctx, error)
    // Whoever agrees goes to the provider once more: nothing of its answer has to be kept until then.
    if (found && code === 'other_person')
      return continuePage(found.provider, { ...attempt, asks: 'other_person' })
    await noteRefusal(ctx, found, code)
    return loginPage(code, attempt.return_to)
  }
}

async function enterThrough(
  ctx: Context,
  found: FoundProvider | undefined,
  { attempt, ...answer }: Answer,
): Promise<{ entered: Entered; id_token: string }> {
  if (!found?.provider.enabled || found.provider.issuer !== attempt.issuer)
    throw new AppError(503, 'sso_unavailable')
  // Before anybody is made a member: the switch may have changed since the browser went away.
  await requireOfferedProvider(ctx, found.provider, attempt.tenant ?? undefined)
  const identity = await redeem(ctx, found, answer)
  const entered = await signInWithIdentity(ctx, found, {
    identity,
    tenant: attempt.tenant ?? undefined,
    replaces: attempt.replaces,
  })
  return { entered, id_token: identity.id_token }
}

function redeem(
  ctx: Context,
  { provider }: FoundProvider,
  { keys, query }: Pick<Answer, 'keys' | 'query'>,
): Promise<ProvidedIdentity> {
  const address = new URL(redirectUriOf(ctx, provider.id))
  for (const [name, value] of Object.entries(query)) {
    // RFC 6749 §3.1: a parameter given twice is no answer.
    if (typeof value !== 'string') throw new OidcError('failed', 'parameter_twice')
    address.searchParams.set(name, value)
  }
  return ctx.services.oidc.redeem(partyOf(provider), address, expectedOf(keys))
}

/** Nobody is signed in, made or linked: what the provider said is kept for whoever tries it out. */
async function finishTrial(ctx: Context, found: FoundProvider, answer: Answer): Promise<string> {
  const { attempt } = answer
  const { source, provider } = found
  const outcome = await redeem(ctx, found, answer).then(
    ({ claims }) => ({ claims }),
    (error: unknown) => ({ problem: error instanceof OidcError ? error.reason : refusalOf(ctx, error) }),
  )
  await source.noteTrial?.(ctx, provider, { id: attempt.trial_id!, outcome })
  return attempt.return_to
}

/** What the provider, or the way to it, is to blame for. */
const FAULTS = new Set(['sso_unavailable', 'sso_failed', 'secret_key_changed'])

async function noteRefusal(ctx: Context, found: FoundProvider | undefined, code: string): Promise<void> {
  ctx.services.metrics.logins.inc({ method: 'fed', outcome: 'refused' })
  if (!found) return
  if (FAULTS.has(code)) await found.source.noteFault?.(ctx, found.provider)
  const { id, name, tenant } = found.provider
  const scope = { ...ctx, ...(tenant && { tenant }), actor: { id: null, name, email: null } }
  await inPlatform(ctx, 'sign in through a provider', tx =>
    recordSecurity(tx, scope, {
      action: 'sso.refused',
      target: { type: 'provider', id, name },
      changes: { code: [null, code] },
    }),
  )
}
