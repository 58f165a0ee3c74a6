import pg from 'pg'
import { type CopiedColumn, type CopiedTable, type CopiedTables, quoted } from './copied-tables.ts'

/** Rows of one table as JSON objects, each value as the text that PostgreSQL writes and reads without loss. */
export type CopiedRows = { readonly table: string; readonly rows: readonly string[] }

/** Files lie in such columns: of them few are held at once. */
const AT_ONCE = 500
const LARGE_AT_ONCE = 10

/** All rows of an organisation, of one moment, however long it takes. The role has to see past row-level security. */
export async function* readOrganisation(
  client: pg.Client,
  { all, references }: CopiedTables,
  tenantId: string,
): AsyncGenerator<CopiedRows> {
  await client.query('begin isolation level repeatable read read only; set local row_security = off')
  try {
    for (const table of all) {
      const where = table.isOfPeople
        ? `${quoted(table.owner)} in (${peopleOf(references, tenantId)})`
        : `${quoted(table.owner)} = ${pg.escapeLiteral(tenantId)}`
      yield* readTable(client, table, where)
    }
  } finally {
    await client.query('rollback')
  }
}

const peopleOf = (references: CopiedTables['references'], tenantId: string): string =>
  references
    .map(
      ({ table, column }) =>
        `select ${quoted(column)} from ${quoted(table)} where tenant_id = ${pg.escapeLiteral(tenantId)}`,
    )
    .join(' union ')

async function* readTable(client: pg.Client, table: CopiedTable, where: string): AsyncGenerator<CopiedRows> {
  const values = table.columns.map(textOf).join(', ')
  await client.query(`declare copied no scroll cursor for
    select row_to_json(r)::text as row from (select ${values} from ${quoted(table.name)} where ${where}) r`)
  const count = table.columns.some(({ type }) => type === 'bytea') ? LARGE_AT_ONCE : AT_ONCE
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${count} from copied`)
    if (rows.length > 0) yield { table: table.name, rows: rows.map(({ row }) => row) }
    if (rows.length < count) break
  }
  await client.query('close copied')
}

const textOf = ({ name, instead }: CopiedColumn): string => {
  if (instead === undefined) return `${quoted(name)}::text`
  return `${instead === null ? 'null' : pg.escapeLiteral(instead)}::text as ${quoted(name)}`
}
