import type { PersonRef, TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { EVERYTHING, selectGrantsOfMember, selectPermissionsOfRole } from '../../access/index.ts'
import type { Caller } from '../../documents/index.ts'
import { selectMembership } from '../../tenancy/index.ts'

/** Somebody in whose name a job goes on, with the rights of this moment; undefined when they are no member any more. */
export async function presentCaller(
  tx: TenantTx,
  { services }: TenantContext,
  person: PersonRef,
): Promise<Caller | undefined> {
  if ((await selectMembership(tx, person.id))?.status !== 'active') return undefined
  const roles = (await selectGrantsOfMember(tx, person.id)).map(({ role }) => role)
  const held = new Set<string>()
  for (const { id } of roles)
    for (const permission of await selectPermissionsOfRole(tx, id)) held.add(permission)
  const permissions = held.has(EVERYTHING) ? services.modules.permissionSet : held
  return { services, person, roles, permissions }
}
