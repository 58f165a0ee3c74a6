import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

/**
 * A condition over a row of `membership`, called `member` in the statement: the member stands in one of the units or below one.
 * `units` is an array of ids (a parameter or a column). Two look-ups by key for one member; it holds in transactions of a tenant and of the platform.
 */
export const isWithinUnits = (member: string, units: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  coalesce((select true from unit_ancestor a
             where a.tenant_id = ${sql.ref(`${member}.tenant_id`)} and a.unit_id = ${sql.ref(`${member}.unit_id`)}
               and a.ancestor_id = any(${units}) limit 1), false)`

export type Placement = {
  readonly unit_id: string | null
  readonly manager_id: string | null
  readonly position: string | null
  readonly employee_number: string | null
}
export type PlacedMember = Placement & { readonly person_id: string }

/** Where members stand now; nobody else moves them before the transaction ends. */
export async function lockPlacements(tx: TenantTx, people: readonly string[]): Promise<PlacedMember[]> {
  const { rows } = await sql<PlacedMember>`
    select m.person_id, m.unit_id, m.manager_id, m.position, m.employee_number from membership m
     where m.person_id = any(${people}::uuid[]) and m.status <> 'left' order by m.person_id for no key update`.execute(
    tx,
  )
  return rows
}

/** Many members in one statement. */
export async function updatePlacements(tx: TenantTx, members: readonly PlacedMember[]): Promise<void> {
  await sql`
    update membership m
       set unit_id = p.unit_id, manager_id = p.manager_id, position = p.position, employee_number = p.employee_number,
           version = m.version + 1
      from json_to_recordset(${JSON.stringify(members)}::json)
        as p (person_id uuid, unit_id uuid, manager_id uuid, position text, employee_number text)
     where m.tenant_id = ${tx.tenantId} and m.person_id = p.person_id`.execute(tx)
}

/** Who answers for people: their own manager, else the manager of the nearest unit above them who is not the person. Active members only. */
export async function selectManagersOf(
  tx: TenantTx,
  people: readonly string[],
): Promise<{ person_id: string; manager_id: string }[]> {
  const { rows } = await sql<{ person_id: string; manager_id: string }>`
    select m.person_id, coalesce(own.person_id, above.manager_id) as manager_id
      from unnest(${people}::uuid[]) as i(id)
     cross join lateral (select * from membership where person_id = i.id limit 1) m
      left join lateral (
        select o.person_id from membership o
         where o.tenant_id = m.tenant_id and o.person_id = m.manager_id and o.status = 'active' limit 1) own on true
      left join lateral (
        select u.manager_id from unit_ancestor a
          join unit u on u.tenant_id = a.tenant_id and u.id = a.ancestor_id
          join membership o on o.tenant_id = u.tenant_id and o.person_id = u.manager_id
         where a.tenant_id = m.tenant_id and a.unit_id = m.unit_id and o.status = 'active' and o.person_id <> m.person_id
         order by a.distance limit 1) above on true
     where coalesce(own.person_id, above.manager_id) is not null`.execute(tx)
  return rows
}
