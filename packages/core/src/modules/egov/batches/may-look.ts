import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { EVERYTHING, selectGrantsOfMember, selectPermissionsOfRole } from '../../access/index.ts'
import { selectMembership } from '../../tenancy/index.ts'

/** Whether somebody who ordered work may still look: rights that are taken away end what runs in their name. */
export async function mayLook(tx: TenantTx, personId: string): Promise<boolean> {
  if ((await selectMembership(tx, personId))?.status !== 'active') return false
  for (const { role } of await selectGrantsOfMember(tx, personId)) {
    const permissions = await selectPermissionsOfRole(tx, role.id)
    if (permissions.includes('egov.read') || permissions.includes(EVERYTHING)) return true
  }
  return false
}
