import { type Context, inPlatform } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { selectIdentity } from '../../../kernel/http/identity/identity-store.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** The valid session of the browser that signs in. A client with a bearer token has none. */
export async function findPreviousSession(ctx: Context): Promise<Identity | undefined> {
  if (ctx.is_bearer) return undefined
  const token = ctx.cookie(sessionCookieName(ctx.services.settings))
  return token ? selectIdentity(ctx.services.database, hashToken(token)) : undefined
}

/** A sign-in as another person replaces the session in the browser only after the user agreed. */
export function requireReplaceable(
  previous: Identity | undefined,
  personId: string | null,
  replace: boolean | undefined,
): void {
  if (previous && previous.person_id !== personId && !replace)
    throw new AppError(409, 'other_person', { params: { person: previous.person_name } })
}

/** A browser holds one session: the previous one is ended as by a sign-out. */
export async function endPreviousSession(ctx: Context, previous: Identity): Promise<void> {
  const actor = { id: previous.person_id, name: previous.person_name, email: previous.person_email }
  await inPlatform(ctx, 'sign in again', tx =>
    endSessions(tx, { ...ctx, actor }, { of: { ids: [previous.id] }, cause: 'logout' }),
  )
}
