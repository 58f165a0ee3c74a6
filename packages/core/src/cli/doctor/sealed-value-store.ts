import type pg from 'pg'
import type { SealedColumn } from '../../kernel/module/define-module.ts'

/** How many values a column has, and how many of them were sealed by none of these keys. */
export async function countSealed(
  client: pg.Client,
  { table, column }: SealedColumn,
  keyIds: readonly string[],
): Promise<{ all: number; lost: number }> {
  // The key id stands in clear in bytes 2 to 9 of a sealed value.
  const { rows } = await client.query<{ all: string; lost: string }>(
    `select count(*) as "all",
            count(*) filter (where encode(substr(${client.escapeIdentifier(column)}, 2, 8), 'hex') <> all ($1)) as lost
       from ${client.escapeIdentifier(table)} where ${client.escapeIdentifier(column)} is not null`,
    [keyIds],
  )
  return { all: Number(rows[0]!.all), lost: Number(rows[0]!.lost) }
}
