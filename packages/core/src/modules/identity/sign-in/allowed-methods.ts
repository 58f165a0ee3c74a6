import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import {
  ANY_PASSKEY,
  type MethodPolicy,
  type PasskeyPolicy,
  type UsedPasskey,
} from '../policy/method-policy.ts'
import { policiesOf } from '../policy/session-policy.ts'

type Beginning = { readonly auth_methods: readonly string[]; readonly passkey?: UsedPasskey | undefined }

/** The policy of a tenant; one module provides it. */
export async function readPasskeyPolicy(ctx: Context, tenantId: string): Promise<PasskeyPolicy> {
  const [policy] = await policiesOf(ctx, tenantId)
  return policy?.passkeys ?? ANY_PASSKEY
}

/** The kinds of authenticators that a tenant names; the list of those that it refuses wins. */
export function isPasskeyAllowed(policy: PasskeyPolicy, { aaguid, is_user_verified }: UsedPasskey): boolean {
  if (policy.user_verification === 'required' && !is_user_verified) return false
  if (policy.aaguid_deny.includes(aaguid)) return false
  return policy.aaguid_allow.length === 0 || policy.aaguid_allow.includes(aaguid)
}

/** Whether the tenant lets people in by what the sign-in began with. */
export function isAllowedMethod(policies: readonly MethodPolicy[], proof: Beginning): boolean {
  return policies.every(({ password_enabled, passkeys }) => {
    if (proof.auth_methods[0] === 'pwd') return password_enabled
    return !proof.passkey || passkeys.enabled
  })
}

/** Told after correct credentials alone. */
export function requireAllowedMethod(policies: readonly MethodPolicy[], proof: Beginning): void {
  if (!isAllowedMethod(policies, proof)) throw new AppError(403, 'login_method_disabled')
  const { passkey } = proof
  if (passkey && !policies.every(({ passkeys }) => isPasskeyAllowed(passkeys, passkey)))
    throw new AppError(403, 'passkey_not_allowed')
}
