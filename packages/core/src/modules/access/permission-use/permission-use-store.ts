import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { AccessTables } from '../tables.ts'

const tables = (tx: TenantTx) => tx.withTables<AccessTables>()

export type PermissionUse = { person_id: string; permission: string; last_used_on: string }

export async function upsertUse(tx: TenantTx, use: PermissionUse): Promise<void> {
  const { last_used_on } = use
  await tables(tx)
    .insertInto('permission_use')
    .values(use)
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'person_id', 'permission'])
        .doUpdateSet({ last_used_on })
        .where('permission_use.last_used_on', '<', last_used_on),
    )
    .execute()
}

/** The last day on which a member used each of their permissions, newest first. */
export async function selectPermissionUse(
  tx: TenantTx,
  personId: string,
): Promise<Pick<PermissionUse, 'permission' | 'last_used_on'>[]> {
  return tables(tx)
    .selectFrom('permission_use')
    .select(['permission', 'last_used_on'])
    .where('person_id', '=', personId)
    .orderBy('last_used_on', 'desc')
    .orderBy('permission')
    .execute()
}
