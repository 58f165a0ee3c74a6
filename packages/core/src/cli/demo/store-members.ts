import { sql } from 'kysely'
import type { PersonRef, RoleRef } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { type AccessTables, ADMIN, selectRole, USER, updatePermissions } from '../../modules/access/index.ts'
import type { DemoRole } from './organisations.ts'

export type DemoMember = PersonRef & {
  status: 'active' | 'suspended' | 'left' | 'invited'
  joined_at: string | null
  last_seen_at: string | null
}
export type DemoGrant = { person_id: string; role_id: string; automatic: boolean; granted_at: string }

export async function storeMembers(tx: TenantTx, members: readonly DemoMember[]): Promise<void> {
  await sql`
    insert into membership (person_id, status, email, name, joined_at, last_seen_at, created_at)
    select id, status, email, name, joined_at, last_seen_at, coalesce(joined_at, date_trunc('milliseconds', now()))
      from json_to_recordset(${JSON.stringify(members)}::json)
        as m (id uuid, status text, email text, name text, joined_at timestamptz, last_seen_at timestamptz)`.execute(
    tx,
  )
}

/** The organisation's own roles beside the two built-in ones; permissions of modules that are not compiled in are left out. */
export async function storeRoles(
  tx: TenantTx,
  roles: readonly DemoRole[],
  permissions: readonly string[],
): Promise<Map<string, RoleRef>> {
  const stored = new Map<string, RoleRef>()
  for (const { key, name, description, permissions: wanted } of roles) {
    const id = uuidv7()
    await tx.withTables<AccessTables>().insertInto('role').values({ id, key, name, description }).execute()
    await updatePermissions(
      tx,
      id,
      wanted.filter(permission => permissions.includes(permission)),
    )
    stored.set(key, { id, key, name })
  }
  for (const key of [ADMIN, USER]) {
    const { id, name } = (await selectRole(tx, key))!
    stored.set(key, { id, key, name })
  }
  return stored
}

export async function storeGrants(tx: TenantTx, grants: readonly DemoGrant[], by: PersonRef): Promise<void> {
  await sql`
    insert into membership_role (person_id, role_id, automatic, granted_at, granted_by, granted_by_name)
    select person_id, role_id, automatic, granted_at, ${by.id}, ${by.name}
      from json_to_recordset(${JSON.stringify(grants)}::json)
        as g (person_id uuid, role_id uuid, automatic boolean, granted_at timestamptz)
    on conflict do nothing`.execute(tx)
}

/** When somebody last used what a role permits: the evidence for an access review. */
export async function storeUses(
  tx: TenantTx,
  uses: readonly { person_id: string; permission: string; last_used_on: string }[],
): Promise<void> {
  if (uses.length === 0) return
  await tx
    .withTables<AccessTables>()
    .insertInto('permission_use')
    .values([...uses])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
