import type { Pool } from 'pg'

/**
 * Says why a role could see past row-level security: superuser, BYPASSRLS, owner of a table, or a member of such a role.
 * The service refuses to start on any of them.
 */
export async function bypassesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ role: string; why: string }>(`
    select current_user as role, case when r.rolsuper then 'is or belongs to the superuser ' else 'is or belongs to the BYPASSRLS role ' end || r.rolname as why
      from pg_roles r
     where (r.rolsuper or r.rolbypassrls) and pg_has_role(current_user, r.oid, 'MEMBER')
    union all
    select current_user, 'owns or may act as the owner of table ' || min(c.oid::regclass::text)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'platform', 'jobs') and pg_has_role(current_user, c.relowner, 'MEMBER')
    having count(*) > 0`)
  return rows.map(row => `the database role ${row.role} ${row.why}`)
}
