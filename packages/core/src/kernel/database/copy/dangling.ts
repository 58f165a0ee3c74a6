import type pg from 'pg'
import { type CopiedTable, type CopiedTables, quoted } from './copied-tables.ts'

type Reference = { name: string; from: string; to: string; columns: string[]; keys: string[] }

const REFERENCES = `
  select k.conname as name, f.relname as "from", t.relname as "to",
         (select array_agg(a.attname::text order by p.place) from unnest(k.conkey) with ordinality p(number, place)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.number) as columns,
         (select array_agg(a.attname::text order by p.place) from unnest(k.confkey) with ordinality p(number, place)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.number) as keys
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
   where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
   order by 1`

type Whose = { readonly tenantId: string; readonly people: readonly string[] }

/** The foreign keys by which a copied row names one that is not there. */
export async function findDangling(
  client: pg.Client,
  { all }: CopiedTables,
  whose: Whose,
): Promise<string[]> {
  const { rows } = await client.query<Reference>(REFERENCES)
  const byName = new Map(all.map(table => [table.name, table]))
  const dangling: string[] = []
  for (const reference of rows) {
    const table = byName.get(reference.from)
    if (table && (await isDangling(client, { reference, table, whose })))
      dangling.push(`${table.name} (${reference.name})`)
  }
  return dangling
}

type Question = { readonly reference: Reference; readonly table: CopiedTable; readonly whose: Whose }

/** A reference with a null in it names nobody. */
async function isDangling(client: pg.Client, { reference, table, whose }: Question): Promise<boolean> {
  const given = reference.columns.map(column => `f.${quoted(column)} is not null`).join(' and ')
  const same = reference.columns
    .map((column, place) => `t.${quoted(reference.keys[place]!)} = f.${quoted(column)}`)
    .join(' and ')
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from ${quoted(reference.from)} f where f.${quoted(table.owner)} = any($1::uuid[]) and ${given}
        and not exists (select from ${quoted(reference.to)} t where ${same})) as found`,
    [table.isOfPeople ? whose.people : [whose.tenantId]],
  )
  return rows[0]!.found
}
