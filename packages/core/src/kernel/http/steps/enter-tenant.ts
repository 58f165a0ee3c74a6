import { AppError } from '../problem.ts'
import type { Identity } from './identify.ts'

/** Step 3: the session's tenant is open, and the person is still a member of it. */
export function enterTenant(identity: Identity): void {
  if (identity.tenant_status !== 'active') throw new AppError(403, 'tenant_suspended')
  if (identity.member_status === 'suspended') throw new AppError(403, 'membership_suspended')
  if (identity.member_status !== 'active') throw new AppError(403, 'not_a_member')
}
