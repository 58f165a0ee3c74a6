import type { Context } from '../../../kernel/context.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'
import { type DeviceMark, readDeviceMark } from './device-cookie.ts'

export type LoginThrottles = {
  /** Counters for unknown devices: by account, and by network. */
  readonly account: ThrottleKey | undefined
  readonly address: ThrottleKey | undefined
  /** The counter of a device that the person used before; attempts from elsewhere do not fill it. */
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

/** The counters that a failure raises and a success resets. */
export const throttlesOf = (throttles: LoginThrottles, isKnownDevice: boolean): ThrottleKey[] =>
  (isKnownDevice ? [throttles.device] : [throttles.account, throttles.address]).filter(
    throttle => throttle !== undefined,
  )

/** Guessing the current password requires a session, so others cannot use up the attempts. */
export function passwordThrottles(ctx: Context, personId: string): ThrottleKey[] {
  const { LOGIN_LIMIT_ACCOUNT } = ctx.services.settings
  return LOGIN_LIMIT_ACCOUNT ? [throttleOf('present password', personId, LOGIN_LIMIT_ACCOUNT)] : []
}

/** Limits the mails to one address, whoever asks for them. */
export const mailThrottle = (purpose: string, email: string): ThrottleKey =>
  throttleOf(`mail ${purpose}`, email, { count: 3, seconds: 3600 })
