import { isInNetworks } from '../../visitor/networks.ts'
import { AppError } from '../problem.ts'
import { sessionContext } from '../request/context.ts'
import type { Entry } from './entry.ts'

/** The session's tenant is open, and the person is still a member of it. From here on there is a context. */
export function enterTenant(entry: Entry): void {
  const caller = entry.caller!
  const { identity } = caller
  if (identity.tenant_status !== 'active') throw new AppError(403, 'tenant_suspended')
  if (identity.member_status === 'suspended') throw new AppError(403, 'membership_suspended')
  if (identity.member_status !== 'active') throw new AppError(403, 'not_a_member')
  entry.session = sessionContext(entry.mounting.services, entry.request, caller)
  if ('networks' in identity && !identity.networks.every(list => isInNetworks(entry.session!.ip, list)))
    throw new AppError(403, 'token_network_refused')
  entry.ctx = entry.session
}
