import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import {
  ANY_PASSKEY,
  type MethodKey,
  type MethodPolicy,
  type PasskeyPolicy,
  type UsedPasskey,
} from '../policy/method-policy.ts'
import { policiesOf } from '../policy/session-policy.ts'

/** How a session began, or would begin. */
type Beginning = {
  readonly auth_methods: readonly string[]
  readonly confined?: boolean | undefined
  readonly passkey?: UsedPasskey | null | undefined
}

const BY_FIRST_PROOF: Readonly<Record<string, MethodKey>> = {
  pwd: 'password',
  hwk: 'passkey',
  swk: 'passkey',
  eid: 'eid',
  dan: 'dan',
}

/** Undefined for what no switch names. The condition in platform.identify_session says the same. */
export function methodOf({ auth_methods: [first = ''], confined }: Beginning): MethodKey | undefined {
  if (first === 'fed') return confined ? 'providers' : 'social'
  return BY_FIRST_PROOF[first]
}

/** The policy of a tenant; one module provides it. */
export async function readPasskeyPolicy(ctx: Context, tenantId: string): Promise<PasskeyPolicy> {
  const [policy] = await policiesOf(ctx, tenantId)
  return policy?.passkeys ?? ANY_PASSKEY
}

/** The kinds of authenticators that a tenant names; the list of those that it refuses wins. */
export function isPasskeyAllowed(policy: PasskeyPolicy, passkey: UsedPasskey): boolean {
  const { aaguid, is_user_verified, attachment } = passkey
  if (policy.user_verification === 'required' && !is_user_verified) return false
  if (policy.attachment !== 'any' && policy.attachment !== attachment) return false
  if (policy.aaguid_deny.includes(aaguid)) return false
  return policy.aaguid_allow.length === 0 || policy.aaguid_allow.includes(aaguid)
}

/** Whether the tenant lets people in by what the sign-in began with. */
export function isAllowedMethod(policies: readonly MethodPolicy[], beginning: Beginning): boolean {
  const method = methodOf(beginning)
  return method === undefined || policies.every(({ methods }) => methods[method])
}

const takesPasskey = (policies: readonly MethodPolicy[], { passkey }: Beginning): boolean =>
  !passkey || policies.every(({ passkeys }) => isPasskeyAllowed(passkeys, passkey))

/** Of a session that began elsewhere: by the method and, where it began with a passkey, by the key. */
export const isAllowedBeginning = (policies: readonly MethodPolicy[], beginning: Beginning): boolean =>
  isAllowedMethod(policies, beginning) && takesPasskey(policies, beginning)

/** Told after correct credentials alone. */
export function requireAllowedMethod(policies: readonly MethodPolicy[], beginning: Beginning): void {
  if (!isAllowedMethod(policies, beginning)) throw new AppError(403, 'login_method_disabled')
  if (!takesPasskey(policies, beginning)) throw new AppError(403, 'passkey_not_allowed')
}
