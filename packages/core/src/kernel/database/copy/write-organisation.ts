import pg from 'pg'
import { type CopiedColumn, type CopiedTable, type CopiedTables, quoted } from './copied-tables.ts'
import { findDangling } from './dangling.ts'
import type { CopiedRows } from './read-organisation.ts'

export class UnknownTable extends Error {}
export class DanglingRows extends Error {}

export type Written = { rows: number; people: { added: number; present: number } }

type Writing = Readonly<{
  client: pg.Client
  tenantId: string
  /** Tables that a deletion of the organisation leaves: what they hold already is the same, and stays. */
  kept: ReadonlySet<string>
  /** People who were not there before: of the others nothing is changed. */
  added: Set<string>
}>

/**
 * Writes all rows in one transaction, or none. Triggers do not run, because what they would write comes with the copy; references
 * are therefore looked at at the end, all of them.
 */
export async function writeOrganisation(
  client: pg.Client,
  tables: CopiedTables,
  { tenantId, copy }: { tenantId: string; copy: AsyncIterable<CopiedRows> },
): Promise<Written> {
  await client.query('begin; set local row_security = off; set local session_replication_role = replica')
  try {
    const writing = {
      client,
      tenantId,
      kept: await keptTables(client, tables, tenantId),
      added: new Set<string>(),
    }
    const byName = new Map(tables.all.map(table => [table.name, table]))
    const written: Written = { rows: 0, people: { added: 0, present: 0 } }
    for await (const { table, rows } of copy) {
      const into = byName.get(table)
      if (!into) throw new UnknownTable(table)
      const count = await writeRows(writing, into, rows)
      written.rows += count
      if (isPeopleThemselves(into)) {
        written.people.added += count
        written.people.present += rows.length - count
      }
    }
    const dangling = await findDangling(client, tables, { tenantId, people: [...writing.added] })
    if (dangling.length > 0) throw new DanglingRows(dangling.join(', '))
    await moveAuditNumbers(client, tenantId)
    await client.query('commit')
    return written
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Statistics of what was filled, so that the first questions about it are not planned as for an empty table. */
export async function analyseTables(client: pg.Client, { all }: CopiedTables): Promise<void> {
  await client.query(`analyze ${all.map(({ name }) => quoted(name)).join(', ')}`)
}

const isPeopleThemselves = ({ isOfPeople, owner }: CopiedTable): boolean => isOfPeople && owner === 'id'

async function keptTables(client: pg.Client, { all }: CopiedTables, tenantId: string): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const { name, owner, isOfPeople } of all) {
    if (isOfPeople || owner !== 'tenant_id') continue
    const found = `select exists (select from ${quoted(name)} where tenant_id = $1) as kept`
    const { rows } = await client.query<{ kept: boolean }>(found, [tenantId])
    if (rows[0]!.kept) kept.add(name)
  }
  return kept
}

async function writeRows(
  { client, tenantId, kept, added }: Writing,
  table: CopiedTable,
  rows: readonly string[],
): Promise<number> {
  const isThemselves = isPeopleThemselves(table)
  const fields = table.columns.map(({ name }) => `${quoted(name)} text`).join(', ')
  const isAdded = `where r.${quoted(table.owner)}::uuid = any($2::uuid[])`
  const { rows: written } = await client.query<{ owner: string }>(
    `insert into ${quoted(table.name)} (${table.columns.map(({ name }) => quoted(name)).join(', ')}) overriding system value
       select ${table.columns.map(column => valueFrom(column, table)).join(', ')}
         from json_to_recordset($1::json) as r(${fields}) ${table.isOfPeople && !isThemselves ? isAdded : ''}
       ${conflictOf(table, kept)}
       returning ${quoted(table.owner)} as owner`,
    [`[${rows.join(',')}]`, ...(isThemselves ? [] : [table.isOfPeople ? [...added] : [tenantId]])],
  )
  if (isThemselves) for (const { owner } of written) added.add(owner)
  return written.length
}

/** Whatever the file says, rows belong to the one organisation that it is the copy of. */
function valueFrom({ name, type, instead }: CopiedColumn, { owner, isOfPeople }: CopiedTable): string {
  if (!isOfPeople && name === owner) return '($2::uuid[])[1]'
  if (instead === undefined) return `r.${quoted(name)}::${type}`
  return `${instead === null ? 'null' : pg.escapeLiteral(instead)}::${type}`
}

const conflictOf = (table: CopiedTable, kept: ReadonlySet<string>): string => {
  if (isPeopleThemselves(table)) return 'on conflict (id) do nothing'
  return kept.has(table.name) ? 'on conflict do nothing' : ''
}

/** Records of every organisation are numbered by one sequence; those that follow have to come behind the copied ones. */
async function moveAuditNumbers(client: pg.Client, tenantId: string): Promise<void> {
  await client.query(
    `select setval('platform.audit_seq', m.last) from (select max(seq) as last from audit_record where tenant_id = $1) m
      where m.last > (select last_value from platform.audit_seq)`,
    [tenantId],
  )
}
