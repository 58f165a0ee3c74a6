import { type Context, inPlatform } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { sessionCookieName } from '../../../kernel/http/cookies.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { Identity } from '../../../kernel/http/steps/identity.ts'
import { selectIdentity } from '../../../kernel/http/steps/identity-store.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** The live session that the browser brings along to a sign-in. A program that holds its own token has no browser to share. */
export async function findPreviousSession(ctx: Context): Promise<Identity | undefined> {
  if (ctx.is_bearer) return undefined
  const token = ctx.cookie(sessionCookieName(ctx.services.settings.PUBLIC_ORIGIN))
  return token ? selectIdentity(ctx.services.database, hashToken(token)) : undefined
}

/** Nobody is signed out of their own browser by somebody else's sign-in without being asked. */
export function requireReplaceable(
  previous: Identity | undefined,
  personId: string | null,
  replace: boolean | undefined,
): void {
  if (previous && previous.person_id !== personId && !replace)
    throw new AppError(409, 'other_person', { params: { person: previous.person_name } })
}

/** The browser holds one session: the one before ends, as if its person had signed out. */
export async function endPreviousSession(ctx: Context, previous: Identity): Promise<void> {
  const actor = { id: previous.person_id, name: previous.person_name, email: previous.person_email }
  await inPlatform(ctx, 'sign in again', tx =>
    endSessions(tx, { ...ctx, actor }, { of: { ids: [previous.id] }, cause: 'logout' }),
  )
}
