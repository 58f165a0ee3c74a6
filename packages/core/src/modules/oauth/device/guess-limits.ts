import { recordSecurity } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/identity/identity.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'
import { lockWindow } from '../../../kernel/throttle/throttle-store.ts'

const MINUTES = 10 * 60
const KIND = 'user code'

/** RFC 8628 §5.1: a code has 34 bits, so that this many wrong ones find nothing. */
const OF_ONE = { count: 10, seconds: MINUTES }
const OF_ALL = { count: 1000, seconds: MINUTES }

/** A signed-in person has a limit of their own: anonymous guesses from the same network do not block them. */
export const guessLimits = (ctx: Context, visitor: Identity | undefined): ThrottleKey[] => [
  ...networkThrottle(ctx, KIND, OF_ONE),
  visitor ? throttleOf(`${KIND} of person`, visitor.person_id, OF_ONE) : throttleOf(KIND, 'all', OF_ALL),
]

/** Serialises the guesses of one network, so that concurrent ones cannot exceed the limit. */
export async function refuseGuessing(tx: PlatformTx, limits: readonly ThrottleKey[]): Promise<void> {
  await lockWindow(tx, limits[0]!)
  await refuseThrottled(tx, limits)
}

/** Recorded once, when the limit is reached. */
export async function countGuess(
  tx: PlatformTx,
  ctx: Context,
  limits: readonly ThrottleKey[],
): Promise<void> {
  if (await countAttempt(tx, limits)) await recordSecurity(tx, ctx, { action: 'oauth.user_codes_guessed' })
}
