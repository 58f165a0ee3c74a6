import { sql } from 'kysely'
import { type Context, inPlatform, inTenant } from '../../kernel/context.ts'
import { rowBinding, type SecretBox } from '../../kernel/crypto/secret-box.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { SealedColumn } from '../../kernel/module/define-module.ts'
import { allTenantIds } from '../../modules/tenancy/index.ts'

/** A sealed column in one tenant, or in the platform. */
export type Place = SealedColumn & { readonly tenantId: string | null }

type Tx = TenantTx | PlatformTx
type SealedRow = { id: string; sealed: Buffer }

const BATCH = 100

export async function placesOf(ctx: Context): Promise<Place[]> {
  const columns = ctx.services.modules.all.flatMap(module => module.sealed ?? [])
  const tenants = await inPlatform(ctx, 'secrets rotation', allTenantIds)
  const owners = (column: SealedColumn) => (column.tenantScoped ? tenants : [null])
  return columns.flatMap(column => owners(column).map(tenantId => ({ ...column, tenantId })))
}

const inPlace = <T>(ctx: Context, { tenantId }: Place, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tenantId === null
    ? inPlatform(ctx, 'secrets rotation', work)
    : inTenant({ ...ctx, tenant: { id: tenantId } }, work)

// The key id stands in clear in bytes 2 to 9 of a sealed value, so that finding old ones needs no key.
const keyIdOf = ({ column }: Place) => sql<string>`encode(substr(${sql.ref(column)}, 2, 8), 'hex')`

/** How many values each key has sealed here. */
export function countByKey(ctx: Context, place: Place): Promise<{ key_id: string; count: number }[]> {
  return inPlace(ctx, place, async tx => {
    const { rows } = await sql<{ key_id: string; count: number }>`
      select ${keyIdOf(place)} as key_id, count(*) from ${sql.table(place.table)}
       where ${sql.ref(place.column)} is not null group by 1`.execute(tx)
    return rows
  })
}

/** Batch by batch, each in a transaction of its own: an interrupted run is simply run again. */
export async function resealPlace(ctx: Context, place: Place, box: SecretBox): Promise<number> {
  let resealed = 0
  for (;;) {
    const moved = await inPlace(ctx, place, tx => resealBatch(tx, place, box))
    resealed += moved
    if (moved < BATCH) return resealed
  }
}

async function resealBatch(tx: Tx, place: Place, box: SecretBox): Promise<number> {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(place.idColumn)}::text as id, ${sql.ref(place.column)} as sealed from ${sql.table(place.table)}
     where ${sql.ref(place.column)} is not null and ${keyIdOf(place)} <> ${box.keyId}
     order by ${sql.ref(place.idColumn)} limit ${BATCH} for update`.execute(tx)
  for (const row of rows) await resealRow(tx, place, { row, box })
  return rows.length
}

async function resealRow(
  tx: Tx,
  place: Place,
  { row, box }: { row: SealedRow; box: SecretBox },
): Promise<void> {
  const binding = rowBinding(place.tenantId, place.table, row.id, place.column)
  const sealed = box.seal(box.open(row.sealed, binding), binding)
  await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${sealed}
             where ${sql.ref(place.idColumn)}::text = ${row.id}`.execute(tx)
}
