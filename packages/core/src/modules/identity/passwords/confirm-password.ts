import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { passwordThrottles } from '../sign-in/login-throttles.ts'
import { selectPasswordHash } from './credential-store.ts'

/** Whether it is the current password of the person; wrong ones are counted, whatever they were given for. */
export async function isCurrentPassword(
  ctx: SessionContext,
  stored: string | null,
  given: string,
): Promise<boolean> {
  const throttles = passwordThrottles(ctx, ctx.person.id)
  const guard = {
    before: () => inPlatform(ctx, 'check password', tx => refuseThrottled(tx, throttles)),
    wrong: async () => {
      await inPlatform(ctx, 'check password', tx => countAttempt(tx, throttles))
    },
  }
  return stored !== null && (await ctx.services.passwords.verify(stored, given, guard)).ok
}

/** Before something that a stolen session must not do: whoever has a password gives it. */
export async function confirmPassword(ctx: SessionContext, given: string | undefined): Promise<void> {
  const stored = await inPlatform(ctx, 'check password', tx => selectPasswordHash(tx, ctx.person.id))
  if (stored === null) return
  if (given !== undefined && (await isCurrentPassword(ctx, stored, given))) return
  throw new AppError(422, 'password_wrong', { errors: [{ path: '/password', code: 'password_wrong' }] })
}
