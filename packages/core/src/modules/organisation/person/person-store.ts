import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { UnitRef } from '../members/member-store.ts'

export type WayIn = { methods: string[]; sign_ins: number; last_used_at: string }

export type SignInFacts = { ways_in: WayIn[]; failures: number; last_failure_at: string | null }

/** How a person came in lately, and how often they were refused in the last days: the newest of what they did is looked at. */
export async function selectSignInFacts(
  tx: TenantTx,
  personId: string,
  failureDays: number,
): Promise<SignInFacts> {
  const { rows } = await sql<SignInFacts>`
    with recent as materialized (
      select r.action, r.at, r.changes from audit_record r where r.actor_id = ${personId} order by r.seq desc limit 500)
    select coalesce((select json_agg(w order by w.last_used_at desc) from (
             select array(select jsonb_array_elements_text(changes -> 'auth_methods' -> 1)) as methods, count(*)::int as sign_ins,
                    to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_used_at
               from recent where action = 'session.started' and jsonb_typeof(changes -> 'auth_methods' -> 1) = 'array' group by 1) w), '[]') as ways_in,
           (select count(*)::int from recent where action in ('session.refused', 'session.factor_refused')
               and at > now() - ${failureDays} * interval '1 day') as failures,
           (select max(at) from recent where action in ('session.refused', 'session.factor_refused')) as last_failure_at`.execute(
    tx,
  )
  return rows[0]!
}

export type Management = { people: number; units: UnitRef[]; unit_path: string[] }

/** Whom and what a member manages, and the way to their own unit. */
export async function selectManagement(tx: TenantTx, personId: string): Promise<Management> {
  const { rows } = await sql<Management>`
    select (select count(*)::int from (select from membership r where r.manager_id = ${personId} and r.status <> 'left' limit 10000) r) as people,
           coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'code', u.code) order by u.name)
                       from (select * from unit where manager_id = ${personId} limit 100) u), '[]') as units,
           array(select p.name from membership m
                   join unit_ancestor a on a.tenant_id = m.tenant_id and a.unit_id = m.unit_id
                   join unit p on p.tenant_id = a.tenant_id and p.id = a.ancestor_id
                  where m.person_id = ${personId} order by a.distance desc) as unit_path`.execute(tx)
  return rows[0]!
}

export type HeldPermission = { permission: string; roles: string[] }

/** What the roles of a member allow, each with the roles that it comes from. */
export async function selectHeldPermissions(tx: TenantTx, personId: string): Promise<HeldPermission[]> {
  const { rows } = await sql<HeldPermission>`
    select p.permission, array_agg(g.role_id order by g.role_id)::text[] as roles
      from membership_role g join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
     where g.person_id = ${personId} group by p.permission order by p.permission`.execute(tx)
  return rows
}
