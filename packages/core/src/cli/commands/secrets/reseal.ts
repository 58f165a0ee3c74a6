import { type Context, inPlatform, inTenant } from '../../../kernel/context.ts'
import { rowBinding, type SecretBox } from '../../../kernel/crypto/secret-box.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { SealedColumn } from '../../../kernel/module/define-module.ts'
import { selectTenantIds } from '../../../modules/tenancy/index.ts'
import { selectCountsByKey, selectSealedByOthers, updateSealed } from './sealed-value-store.ts'

/** A sealed column in one tenant, or in the platform. */
export type Place = SealedColumn & { readonly tenantId: string | null }

type Tx = TenantTx | PlatformTx

const BATCH = 100

export async function placesOf(ctx: Context): Promise<Place[]> {
  const columns = ctx.services.modules.all.flatMap(module => module.sealed ?? [])
  const tenants = await inPlatform(ctx, 'secrets rotation', selectTenantIds)
  const owners = (column: SealedColumn) => (column.tenantScoped ? tenants : [null])
  return columns.flatMap(column => owners(column).map(tenantId => ({ ...column, tenantId })))
}

const inPlace = <T>(ctx: Context, { tenantId }: Place, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tenantId === null
    ? inPlatform(ctx, 'secrets rotation', work)
    : inTenant({ ...ctx, tenant: { id: tenantId } }, work)

/** How many values each key has sealed here. */
export const countByKey = (ctx: Context, place: Place): Promise<{ key_id: string; count: number }[]> =>
  inPlace(ctx, place, tx => selectCountsByKey(tx, place))

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
  const values = await selectSealedByOthers(tx, place, { keyId: box.keyId, limit: BATCH })
  for (const { id, sealed } of values) {
    const binding = rowBinding({
      tenant_id: place.tenantId,
      table: place.table,
      row_id: id,
      column: place.column,
    })
    await updateSealed(tx, place, { id, sealed: box.seal(box.open(sealed, binding), binding) })
  }
  return values.length
}
