import { recordSecurity } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Identity } from '../../../kernel/http/steps/identify.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'
import { lockGuesses } from './store.ts'

const MINUTES = 10 * 60
const KIND = 'user code'

/** RFC 8628 §5.1: a code has 34 bits, so that this many wrong ones find nothing. */
const OF_ONE = { count: 10, seconds: MINUTES }
const OF_ALL = { count: 1000, seconds: MINUTES }

/** Whoever is signed in answers for themselves: strangers who use up what is left for strangers do not keep them out. */
export const guessLimits = (ctx: Context, visitor: Identity | undefined): ThrottleKey[] => [
  ...networkThrottle(ctx, KIND, OF_ONE),
  visitor ? throttleOf(`${KIND} of person`, visitor.person_id, OF_ONE) : throttleOf(KIND, 'all', OF_ALL),
]

/** Guesses from one network wait for each other: many at once are not more than the limit. */
export async function refuseGuessing(tx: PlatformTx, limits: readonly ThrottleKey[]): Promise<void> {
  await lockGuesses(tx, limits[0]!.key)
  await refuseThrottled(tx, limits)
}

/** The operator learns of it once, when the limit is reached. */
export async function countGuess(
  tx: PlatformTx,
  ctx: Context,
  limits: readonly ThrottleKey[],
): Promise<void> {
  if (await countAttempt(tx, limits)) await recordSecurity(tx, ctx, { action: 'oauth.user_codes_guessed' })
}
