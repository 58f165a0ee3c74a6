import { sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Granter, NewGrant } from './grant-store.ts'
import type { PermissionUse } from './permission-use/permission-use-store.ts'
import type { AccessTables } from './tables.ts'

export type DemoGrant = NewGrant & { granted_at: string }

export async function insertDemoGrants(
  tx: TenantTx,
  grants: readonly DemoGrant[],
  by: Granter,
): Promise<void> {
  await sql`
    insert into membership_role (person_id, role_id, automatic, granted_at, granted_by, granted_by_name)
    select person_id, role_id, automatic, granted_at, ${by.id}, ${by.name}
      from json_to_recordset(${JSON.stringify(grants)}::json)
        as g (person_id uuid, role_id uuid, automatic boolean, granted_at timestamptz)
    on conflict do nothing`.execute(tx)
}

/** When somebody last used what a role permits: the evidence for an access review. */
export async function insertDemoUses(tx: TenantTx, uses: readonly PermissionUse[]): Promise<void> {
  if (uses.length === 0) return
  await tx
    .withTables<AccessTables>()
    .insertInto('permission_use')
    .values([...uses])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
