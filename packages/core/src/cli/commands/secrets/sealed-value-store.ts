import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { SealedColumn } from '../../../kernel/module/define-module.ts'

type Tx = TenantTx | PlatformTx

export type SealedValue = { id: string; sealed: Buffer }

// The key id stands in clear in bytes 2 to 9 of a sealed value, so that finding old ones needs no key.
const keyIdOf = ({ column }: SealedColumn) => sql<string>`encode(substr(${sql.ref(column)}, 2, 8), 'hex')`

/** How many values of a column each key has sealed. */
export async function selectCountsByKey(
  tx: Tx,
  place: SealedColumn,
): Promise<{ key_id: string; count: number }[]> {
  const { rows } = await sql<{ key_id: string; count: number }>`
    /* reads all: a command of the operator counts what each key has sealed */
    select ${keyIdOf(place)} as key_id, count(*) from ${sql.table(place.table)}
     where ${sql.ref(place.column)} is not null group by 1`.execute(tx)
  return rows
}

/** Some values that another key than this one sealed, held until the transaction ends. */
export async function selectSealedByOthers(
  tx: Tx,
  place: SealedColumn,
  { keyId, limit }: { keyId: string | undefined; limit: number },
): Promise<SealedValue[]> {
  const { rows } = await sql<SealedValue>`
    /* reads all: a command of the operator goes through what older keys have sealed */
    select ${sql.ref(place.idColumn)}::text as id, ${sql.ref(place.column)} as sealed from ${sql.table(place.table)}
     where ${sql.ref(place.column)} is not null and ${keyIdOf(place)} <> ${keyId}
     order by ${sql.ref(place.idColumn)} limit ${limit} for update`.execute(tx)
  return rows
}

export async function updateSealed(tx: Tx, place: SealedColumn, { id, sealed }: SealedValue): Promise<void> {
  await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${sealed}
             where ${sql.ref(place.idColumn)} = ${id}`.execute(tx)
}
