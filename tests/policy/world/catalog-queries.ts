import { pg } from '@tamga/core/testing'

/** Questions to pg_catalog about the schemas that are ours. */
const OURS = `('public', 'platform', 'jobs')`

const columns = (relation: string, keys: string) =>
  `(select array_agg(a.attname::text order by k.position) from unnest(${keys}) with ordinality k(number, position)
      join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`

const QUERIES: Record<keyof Catalog, string> = {
  tables: `
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as of_tenants
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f') and n.nspname in ${OURS} order by 1`,
  policies: `
    select n.nspname || '.' || c.relname as table, p.polname as name, p.polcmd as command,
           p.polroles::regrole[]::text[] as roles, pg_get_expr(p.polqual, p.polrelid) as using_clause,
           pg_get_expr(p.polwithcheck, p.polrelid) as check_clause
      from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace order by 1, 2`,
  foreignKeys: `
    select c.conname as name, c.conrelid::regclass::text as from_table, c.confrelid::regclass::text as to_table,
           ${columns('c.conrelid', 'c.conkey')} as from_columns, ${columns('c.confrelid', 'c.confkey')} as to_columns
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1`,
  uniqueIndexes: `
    select i.relname as name, t.relname as table, ${columns('t.oid', 'x.indkey::int2[]')} as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where x.indisunique and t.relnamespace = 'public'::regnamespace order by 1`,
  grants: `
    select n.nspname || '.' || c.relname as object, g.grantee::regrole::text as role, lower(g.privilege_type) as right
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g
     where n.nspname in ${OURS} and g.grantee <> c.relowner and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select n.nspname || '.' || c.relname, g.grantee::regrole::text, lower(g.privilege_type) || ' ' || a.attname
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace, aclexplode(a.attacl) g
     where n.nspname in ${OURS} and g.grantee <> c.relowner
     order by 1, 2, 3`,
  functions: `
    select n.nspname || '.' || p.proname as name, p.prosecdef as definer, p.proconfig as config,
           exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee = 0) as public
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ${OURS} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  views: `
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('v', 'm') and n.nspname in ${OURS}`,
  triggers: `select tgrelid::regclass::text || ' ' || tgname as name from pg_trigger where not tgisinternal order by 1`,
  schemas: `
    select n.nspname as name, coalesce(g.grantee, 0)::regrole::text as role, lower(g.privilege_type) as right
      from pg_namespace n, aclexplode(n.nspacl) g where n.nspname in ${OURS} and g.grantee <> n.nspowner order by 1, 2, 3`,
  roles: `
    select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
           (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships,
           (select count(*)::int from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where rolname like 'tamga\\_%' and rolname <> 'tamga_owner' order by 1`,
}

/** What each question answers. */
export type Catalog = {
  tables: { name: string; enabled: boolean; forced: boolean; of_tenants: boolean }[]
  policies: {
    table: string
    name: string
    command: string
    roles: string[]
    using_clause: string
    check_clause: string
  }[]
  foreignKeys: {
    name: string
    from_table: string
    to_table: string
    from_columns: string[]
    to_columns: string[]
  }[]
  uniqueIndexes: { name: string; table: string; columns: (string | null)[] }[]
  grants: { object: string; role: string; right: string }[]
  functions: { name: string; definer: boolean; config: string[] | null; public: boolean }[]
  views: { name: string }[]
  triggers: { name: string }[]
  schemas: { name: string; role: string; right: string }[]
  roles: { name: string; mighty: boolean; memberships: number; owned: number }[]
}

/** All answers at once, read as the owner. */
export async function readCatalog(databaseUrl: string): Promise<Catalog> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const answers: Record<string, unknown[]> = {}
    for (const [name, query] of Object.entries(QUERIES)) answers[name] = (await owner.query(query)).rows
    return answers as Catalog
  } finally {
    await owner.end()
  }
}
