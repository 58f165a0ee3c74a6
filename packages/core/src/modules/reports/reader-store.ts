import { sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'

export type MemberRights = {
  name: string
  email: string
  permissions: string[]
  apps: string[]
}

/** What an active member may do now, in one statement; undefined for everybody else. */
export async function selectMemberRights(tx: TenantTx, personId: string): Promise<MemberRights | undefined> {
  const { rows } = await sql<MemberRights>`
    select m.name, m.email,
           array(select p.permission from membership_role g
                   join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
                  where g.tenant_id = m.tenant_id and g.person_id = m.person_id) as permissions,
           array(select app from app_installation i where i.tenant_id = m.tenant_id and i.active) as apps
      from membership m
     where m.tenant_id = ${tx.tenantId} and m.person_id = ${personId} and m.status = 'active'`.execute(tx)
  return rows[0]
}
