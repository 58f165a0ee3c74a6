import { sql, type TenantTx } from '@tamga/core'

export type NotedChange = { person_id: string | null; role_id: string | null }

/** Notes what happened, where any target is enabled. True: it is the first that this transaction notes. */
export async function insertChanges(tx: TenantTx, changes: readonly NotedChange[]): Promise<boolean> {
  const { rows } = await sql<{ woken: string | null; mark: string }>`
    with noted as (
      insert into scim_change (person_id, role_id)
      select * from unnest(${changes.map(({ person_id }) => person_id)}::uuid[], ${changes.map(({ role_id }) => role_id)}::uuid[])
       where exists (select from scim_target where tenant_id = ${tx.tenantId} and enabled)
      returning id)
    select nullif(current_setting('tamga.scim_woken', true), '') as woken, set_config('tamga.scim_woken', 'yes', true) as mark
      from (select from noted limit 1) n`.execute(tx)
  return rows[0] !== undefined && rows[0].woken === null
}

/** The same for everyone who stands in some units or below them. */
export async function insertChangesOfUnits(tx: TenantTx, units: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ woken: string | null; mark: string }>`
    /* reads much: everyone in the units is sent anew */
    with noted as (
      insert into scim_change (person_id, role_id)
      select distinct m.person_id, null::uuid from unit_ancestor a
        join membership m on m.tenant_id = a.tenant_id and m.unit_id = a.unit_id and m.status <> 'left'
       where a.tenant_id = ${tx.tenantId} and a.ancestor_id = any(${units}::uuid[])
         and exists (select from scim_target where tenant_id = ${tx.tenantId} and enabled)
      returning id)
    select nullif(current_setting('tamga.scim_woken', true), '') as woken, set_config('tamga.scim_woken', 'yes', true) as mark
      from (select from noted limit 1) n`.execute(tx)
  return rows[0] !== undefined && rows[0].woken === null
}

/** The oldest changes, which nobody else takes. */
export async function deleteOldestChanges(tx: TenantTx, limit: number): Promise<NotedChange[]> {
  const { rows } = await sql<NotedChange>`
    delete from scim_change where id in (
      select id from scim_change order by id limit ${limit} for update skip locked)
    returning person_id, role_id`.execute(tx)
  return rows
}

export async function deleteAllChanges(tx: TenantTx): Promise<void> {
  await sql`delete from scim_change`.execute(tx)
}
