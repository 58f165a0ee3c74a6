import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { LineError } from '../../../kernel/spreadsheets/csv-import.ts'
import { importInvalid, localised } from '../../organisation/index.ts'
import type { ImportReply } from '../contract.ts'
import { selectLocations, upsertOutside } from '../locations/location-store.ts'
import { planMoves, post } from '../postings/post.ts'
import { type InventoryLine, readInventoryFile } from './inventory-file.ts'
import { selectStockedBySku } from './inventory-store.ts'

type Known = InventoryLine & { readonly product: string; readonly place: string }

/** Takes all of a file, or nothing: what was there before this system is found, at its cost. */
export async function importInventory(
  ctx: SessionContext,
  text: string,
  dryRun: boolean,
): Promise<Static<typeof ImportReply>> {
  const file = readInventoryFile(text)
  return inTenant(ctx, async tx => {
    const { known, errors } = await matchLines(tx, file.lines)
    const wrong = [...file.errors, ...errors]
    if (!dryRun && wrong.length > 0) throw importInvalid(ctx, wrong)
    if (!dryRun && known.length === 0) throw importInvalid(ctx, [{ line: 1, path: '', code: 'empty_file' }])
    const postings = dryRun ? [] : await postLines(tx, ctx, known)
    return { dry_run: dryRun, lines: file.count, postings, errors: localised(ctx, wrong) }
  })
}

async function matchLines(
  tx: TenantTx,
  lines: readonly InventoryLine[],
): Promise<{ known: Known[]; errors: LineError[] }> {
  const products = new Map(
    (await selectStockedBySku(tx, [...new Set(lines.map(({ sku }) => sku))])).map(one => [one.sku, one]),
  )
  const places = new Map(
    (await selectLocations(tx, false))
      .filter(({ kind }) => kind === 'internal')
      .map(({ name, id }) => [name, id]),
  )
  const known: Known[] = []
  const errors: LineError[] = []
  for (const line of lines) {
    const product = products.get(line.sku)
    const place = places.get(line.location)
    const fault = (path: string, code: string) => errors.push({ line: line.line, path, code })
    if (!product) fault('/sku', 'unknown_product')
    if (!place) fault('/location', 'unknown_location')
    if (product?.tracking === 'none' && line.lot !== '') fault('/lot', 'lot_not_kept')
    if (product && product.tracking !== 'none' && line.lot === '') fault('/lot', 'lot_missing')
    if (product?.tracking === 'expiry' && line.expires_on === '') fault('/expires_on', 'required')
    if (product && place) known.push({ ...line, product: product.id, place })
  }
  return { known, errors }
}

/** One posting for each location. */
async function postLines(tx: TenantTx, ctx: SessionContext, known: readonly Known[]): Promise<string[]> {
  const loss = await upsertOutside(tx, 'loss')
  const postings: string[] = []
  for (const place of [...new Set(known.map(line => line.place))].sort()) {
    const lines = known
      .filter(line => line.place === place)
      .map(({ product, quantity, lot, unit_cost, expires_on }) => ({
        ...{ product, quantity, lot, expires_on: expires_on || null },
        ...(unit_cost !== '' && { unit_cost }),
      }))
    const route = { from_id: loss.id, to_id: place, isIncoming: true }
    const { moves } = await planMoves(tx, lines, route)
    postings.push(await post(tx, ctx, { kind: 'inventory', moves }))
  }
  return postings
}
