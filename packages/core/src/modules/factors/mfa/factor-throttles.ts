import type { Context } from '../../../kernel/context.ts'
import { type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'

/** Six digits are soon guessed: wrong ones count against the person, whichever sign-in they came with. */
export function factorThrottles(ctx: Context, personId: string): ThrottleKey[] {
  const { FACTOR_LIMIT } = ctx.services.settings
  return FACTOR_LIMIT ? [throttleOf('second factor', personId, FACTOR_LIMIT)] : []
}
