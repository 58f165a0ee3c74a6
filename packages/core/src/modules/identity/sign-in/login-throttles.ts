import type { Context } from '../../../kernel/context.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'

/** What failed sign-ins are counted under: the account, and the network that they come from. */
export function loginThrottles(ctx: Context, email: string): ThrottleKey[] {
  const { LOGIN_LIMIT_ACCOUNT, LOGIN_LIMIT_ADDRESS } = ctx.services.settings
  return [
    ...(LOGIN_LIMIT_ACCOUNT ? [throttleOf('account', email, LOGIN_LIMIT_ACCOUNT)] : []),
    ...(LOGIN_LIMIT_ADDRESS ? networkThrottle(ctx, 'address', LOGIN_LIMIT_ADDRESS) : []),
  ]
}

/** A bounded number of mails for one address of ours to send, whoever asks. */
export const mailThrottle = (purpose: string, email: string): ThrottleKey =>
  throttleOf(`mail ${purpose}`, email, { count: 3, seconds: 3600 })
