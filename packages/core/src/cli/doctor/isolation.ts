import type pg from 'pg'
import { type Finding, fail, ok } from './finding.ts'

/** Row-level security is on and forced on every table that has a tenant, and on every table of the public schema. */
export async function checkIsolation(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; open: boolean }>(`
    select c.oid::regclass::text as name, not (c.relrowsecurity and c.relforcerowsecurity) as open
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')`)
  const open = rows.filter(row => row.open).map(row => row.name)
  if (open.length === 0) return ok('row-level security', `forced on all ${rows.length} tables`)
  return fail(
    'row-level security',
    `not forced on ${open.join(', ')}`,
    'Somebody changed the tables: alter table … enable row level security; alter table … force row level security.',
  )
}
