import type { Context } from '../../../kernel/context.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'
import { type DeviceMark, readDeviceMark } from './device-cookie.ts'

export type LoginThrottles = {
  /** For strangers: the account, and the network that they come from. */
  readonly account: ThrottleKey | undefined
  readonly address: ThrottleKey | undefined
  /** For a device that the person signed in with before: a counter of its own, which strangers cannot fill. */
  readonly device: ThrottleKey | undefined
  readonly mark: DeviceMark | null
}

export function loginThrottles(ctx: Context, email: string): LoginThrottles {
  const { LOGIN_LIMIT_ACCOUNT: ofAccount, LOGIN_LIMIT_ADDRESS: ofAddress } = ctx.services.settings
  const mark = readDeviceMark(ctx, email)
  return {
    account: ofAccount ? throttleOf('account', email, ofAccount) : undefined,
    address: ofAddress ? networkThrottle(ctx, 'address', ofAddress)[0] : undefined,
    device: ofAccount && mark ? throttleOf('device', mark.nonce, ofAccount) : undefined,
    mark,
  }
}

/** What a failure is counted under, and what is forgotten after a success. */
export const throttlesOf = (throttles: LoginThrottles, isKnownDevice: boolean): ThrottleKey[] =>
  (isKnownDevice ? [throttles.device] : [throttles.account, throttles.address]).filter(
    throttle => throttle !== undefined,
  )

/** Whoever guesses the present password holds a session already: strangers cannot use up their tries. */
export function passwordThrottles(ctx: Context, personId: string): ThrottleKey[] {
  const { LOGIN_LIMIT_ACCOUNT } = ctx.services.settings
  return LOGIN_LIMIT_ACCOUNT ? [throttleOf('present password', personId, LOGIN_LIMIT_ACCOUNT)] : []
}

/** A bounded number of mails for one address of ours to send, whoever asks. */
export const mailThrottle = (purpose: string, email: string): ThrottleKey =>
  throttleOf(`mail ${purpose}`, email, { count: 3, seconds: 3600 })
