import type { Static } from 'typebox'
import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { cancelReceipt, receiptsOf, requestReceipt } from '../../invoicing/index.ts'
import type { EReceipt } from '../contract.ts'
import { selectSaleReceipt } from './sale-store.ts'

/** The tax authority is told what was sold, and of what came back as a whole; it answers later. */
export async function requestSaleReceipt(tx: TenantTx, ctx: SessionContext, id: string): Promise<void> {
  const sale = await selectSaleReceipt(tx, id)
  if (sale.kind === 'sale')
    return requestReceipt(tx, ctx, {
      subject: { type: 'pos_sale', id },
      number: sale.number,
      customer_tin: null,
      customer_registry_number: sale.customer_registry_number,
      lines: sale.lines,
      payments: sale.payments,
    })
  if (sale.returns_id !== null && sale.takes_all_back)
    await cancelReceipt(tx, ctx, { type: 'pos_sale', id: sale.returns_id })
}

const NONE: Static<typeof EReceipt> = { state: 'none', number: null, lottery: null, qr: null }

export async function readSaleReceipt(tx: TenantTx, id: string): Promise<Static<typeof EReceipt>> {
  const found = (await receiptsOf(tx, 'pos_sale', [id])).get(id)
  if (!found) return NONE
  const { state, number, lottery, qr } = found
  return { state, number, lottery, qr }
}
