import { pg } from '@tamga/core/testing'
import { readCatalog } from '../policy/world/catalog-queries.ts'

const COLUMNS = `
  select c.oid::regclass::text as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
         pg_get_expr(d.adbin, d.adrelid) as default_value
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname in ('public', 'platform', 'jobs') order by 1, 2`
const INDEXES = `select indexdef from pg_indexes where schemaname in ('public', 'platform', 'jobs') order by 1`
const CONSTRAINTS = `
  select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
   where connamespace::regnamespace::text in ('public', 'platform', 'jobs')
     -- Told with the columns; their names follow from the order in which the tables were made.
     and contype <> 'n' order by 1, 2`
const FUNCTIONS = `
  select p.oid::regprocedure::text as name, md5(p.prosrc) as body from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'platform', 'jobs') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`

export type Column = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly attnotnull: boolean
  readonly default_value: string | null
}

export async function describeColumns(databaseUrl: string): Promise<Column[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  return (await owner.query<Column>(COLUMNS).finally(() => owner.end())).rows
}

/** Everything that migrations leave behind, in an order that does not depend on how they got there. */
export async function describeSchema(databaseUrl: string): Promise<Record<string, unknown>> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const described: Record<string, unknown> = { ...(await readCatalog(databaseUrl)) }
    for (const [name, query] of Object.entries({ COLUMNS, INDEXES, CONSTRAINTS, FUNCTIONS }))
      described[name] = (await owner.query(query)).rows
    return described
  } finally {
    await owner.end()
  }
}
