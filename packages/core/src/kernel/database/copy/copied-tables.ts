import pg from 'pg'
import type { Moving } from './moving.ts'

export type CopiedColumn = Readonly<{
  name: string
  type: string
  /** A value of the installation that does not go along, and what stands there instead. */
  instead?: string | null
}>

export type CopiedTable = Readonly<{
  name: string
  columns: readonly CopiedColumn[]
  /** The column by which rows belong to the organisation, or to one of its people. */
  owner: string
  isOfPeople: boolean
}>

export type CopiedTables = Readonly<{
  all: readonly CopiedTable[]
  /** Where the organisation names its people: table and column. */
  references: readonly Readonly<{ table: string; column: string }>[]
  /** Equal where the same migrations were applied. */
  schema: string
}>

type Column = { table: string; column: string; type: string; is_required: boolean; is_generated: boolean }

const COLUMNS = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as is_required, a.attgenerated <> '' as is_generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by c.relname, a.attnum`

const REFERENCES = `
  select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
   where k.contype = 'f' and cardinality(k.conkey) = 1 and k.confrelid = to_regclass($1)
   order by 1, 2`

/** Two releases numbered some migrations differently: the same text of the same owner is one migration. */
const SCHEMA = `
  select encode(sha256(convert_to(string_agg(line, e'\\n' order by line), 'utf8')), 'hex') as schema
    from (select distinct owner || ' ' || checksum as line from platform.migration) m`

/** Every table that a copy of an organisation is made of: its own row first, then its people, then what carries its id. */
export async function readCopiedTables(client: pg.Client, movings: readonly Moving[]): Promise<CopiedTables> {
  const { rows } = await client.query<Column>(COLUMNS)
  const byTable = Map.groupBy(rows, row => row.table)
  const stays = new Set(movings.flatMap(moving => moving.stays ?? []))
  const people = movings
    .flatMap(moving => Object.entries(moving.people ?? {}))
    .toSorted(([, one], [, other]) => Number(other.person === 'id') - Number(one.person === 'id'))
  const organisation = movings.flatMap(moving => moving.organisation ?? [])[0]!
  const own = [...byTable.keys()].filter(name => !stays.has(name) && belongsToTenant(byTable.get(name)!))
  const all = [
    copied(organisation, byTable, { owner: 'id', isOfPeople: false }),
    ...people.map(([name, { person, instead }]) =>
      copied(name, byTable, { owner: person, isOfPeople: true, ...(instead && { instead }) }),
    ),
    ...own.map(name => copied(name, byTable, { owner: 'tenant_id', isOfPeople: false })),
  ]
  const naming = await client.query<{ table: string; column: string }>(REFERENCES, [people[0]![0]])
  const { rows: schemas } = await client.query<{ schema: string }>(SCHEMA)
  return {
    all,
    references: naming.rows.filter(({ table }) => own.includes(table)),
    schema: schemas[0]!.schema,
  }
}

const belongsToTenant = (columns: readonly Column[]): boolean =>
  columns.some(({ column, is_required }) => column === 'tenant_id' && is_required)

type Belonging = Pick<CopiedTable, 'owner' | 'isOfPeople'> & {
  readonly instead?: Readonly<Record<string, string | null>>
}

function copied(
  name: string,
  byTable: ReadonlyMap<string, readonly Column[]>,
  { instead = {}, ...belonging }: Belonging,
): CopiedTable {
  const columns = (byTable.get(name) ?? []).filter(({ is_generated }) => !is_generated)
  if (columns.length === 0)
    throw new Error(`a module declares that ${name} goes along, and there is no such table`)
  return {
    name,
    ...belonging,
    columns: columns.map(({ column, type }) => ({
      name: column,
      type,
      ...(column in instead && { instead: instead[column]! }),
    })),
  }
}

export const quoted = (name: string): string => pg.escapeIdentifier(name)
