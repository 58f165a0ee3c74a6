import type { Static } from 'typebox'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { TAX_RATES } from '../../goods/index.ts'
import { selectUsableAccounts } from '../chart/account-store.ts'
import type { Chart } from '../chart/accounts.ts'
import type { NewLine as GivenLine } from '../contract.ts'
import type { DocumentKind } from '../tables.ts'
import { type NewLine, selectProducts } from './invoice-store.ts'

type Given = Static<typeof GivenLine>

const ids = (given: readonly (string | null | undefined)[]): string[] => [
  ...new Set(given.filter((id): id is string => typeof id === 'string' && isUuid(id))),
]

const isZero = (decimal: string): boolean => /^[0.]*$/.test(decimal)

/** What a line does not say follows from its product, and where it is posted from the kind of document. */
export async function linesOf(
  tx: TenantTx,
  lines: readonly Given[],
  { kind, chart }: { readonly kind: DocumentKind; readonly chart: Chart },
): Promise<NewLine[]> {
  const products = await selectProducts(tx, ids(lines.map(({ product }) => product)))
  const accounts = await selectUsableAccounts(tx, ids(lines.map(({ account }) => account)))
  const ordinary = kind === 'invoice' || kind === 'credit_note' ? chart.sales : chart.purchases
  return lines.map((line, at) => {
    const product = line.product ? products.get(line.product) : undefined
    if (line.product && !product) throw invalid({ path: `/lines/${at}/product`, code: 'unknown_product' })
    if (line.account && !accounts.has(line.account))
      throw invalid({ path: `/lines/${at}/account`, code: 'unknown_account' })
    if (line.account === chart.receivable || line.account === chart.payable)
      throw invalid({ path: `/lines/${at}/account`, code: 'account_of_documents' })
    if (isZero(line.quantity))
      throw invalid({ path: `/lines/${at}/quantity`, code: 'too_small', params: { min: 0 } })
    const description = line.description?.trim() || product?.name
    if (!description) throw invalid({ path: `/lines/${at}/description`, code: 'required' })
    const tax_class = line.tax_class ?? product?.tax_class ?? 'standard'
    return {
      product_id: line.product ?? null,
      description,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount: line.discount ?? '0',
      tax_class,
      tax_rate: TAX_RATES[tax_class],
      account_id: line.account ?? ordinary,
    }
  })
}
