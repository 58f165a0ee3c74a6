import { barcodeKey, hasCheckDigit, isPlainCode, looksLikeGtin, readScan } from '@tamga/formats'
import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid, notFound } from '../../../kernel/http/problem.ts'
import type { NewProduct, Scanned } from '../contract.ts'
import { barcodeTaken, refused } from '../errors.ts'
import { selectProduct } from '../product/product-store.ts'
import { viewOf } from '../product/product-view.ts'
import type { ProductRow, UnitRow } from '../tables.ts'
import { requireUnit } from '../units/units.ts'
import { type NewBarcode, selectBarcodes, updateBarcodes } from './barcode-store.ts'

type Given = NonNullable<Static<typeof NewProduct>['barcodes']>

/** Units are of one kind when they come from one base. */
export const baseOf = ({ id, base_id }: Pick<UnitRow, 'id' | 'base_id'>): string => base_id ?? id

/** The codes of a product take the place of those it had; each is one product's alone. */
export async function saveBarcodes(
  tx: TenantTx,
  product: Pick<ProductRow, 'id' | 'unit_id'>,
  given: Given,
): Promise<readonly NewBarcode[]> {
  const own = await requireUnit(tx, product.unit_id)
  const barcodes: NewBarcode[] = []
  for (const [at, { code: text, unit }] of given.entries()) {
    const code = text.trim()
    const path = `/barcodes/${at}`
    if (!isPlainCode(code)) throw invalid({ path: `${path}/code`, code: 'barcode' })
    if (looksLikeGtin(code) && !hasCheckDigit(code))
      throw invalid({ path: `${path}/code`, code: 'barcode_check_digit' })
    const key = barcodeKey(code)
    if (barcodes.some(other => other.key === key)) throw invalid({ path: `${path}/code`, code: 'not_unique' })
    const counted = unit === undefined ? own : await requireUnit(tx, unit, `${path}/unit`)
    if (baseOf(counted) !== baseOf(own)) throw invalid({ path: `${path}/unit`, code: 'units_differ' })
    barcodes.push({ key, code, unit_id: counted.id })
  }
  const taken = await selectBarcodes(
    tx,
    barcodes.map(({ key }) => key),
  )
  const other = taken.find(({ product_id }) => product_id !== product.id)
  if (other) throw barcodeTaken(other.key, { id: other.product_id, name: other.product_name })
  if (!(await updateBarcodes(tx, product.id, barcodes))) throw refused('barcode_taken')
  return barcodes
}

/** What a scanner read: one look-up by the key, and the product. */
export const readBarcode = (ctx: SessionContext, code: string): Promise<Static<typeof Scanned>> =>
  inTenant(ctx, async tx => {
    const { key, ...label } = readScan(code.trim(), new Date())
    const [found] = await selectBarcodes(tx, [key])
    const product = found && (await selectProduct(tx, found.product_id))
    if (!product) throw notFound()
    const { unit_id, unit_code, factor } = found
    return { product: viewOf(product), unit: { id: unit_id, code: unit_code }, factor, ...label }
  })
