import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { actingAs, type DemoContribution, daysAgo } from '../../kernel/module/demo-contribution.ts'
import { listContacts } from '../contacts/index.ts'
import { readSaleItems, type SaleItemRow } from '../goods/index.ts'
import { createInvoice } from './drafts/invoices.ts'
import { changeRate } from './numbers/numbers.ts'
import { changeCompany } from './paper/company.ts'
import { createPayment } from './payments/payments.ts'
import { postInvoice } from './posting/posting.ts'

type Document = {
  readonly kind: 'invoice' | 'bill'
  /** Which of the customers or suppliers, which of the products. */
  readonly party: number
  readonly product: number
  /** Days ago. */
  readonly issued: number
  readonly due: number
  readonly paid: 'all' | 'half' | 'nothing'
}

/** Some are paid, some in part, some overdue, and some not due yet. */
const DOCUMENTS: readonly Document[] = [
  { kind: 'bill', party: 0, product: 0, issued: 45, due: 15, paid: 'all' },
  { kind: 'bill', party: 1, product: 9, issued: 30, due: 5, paid: 'half' },
  { kind: 'bill', party: 2, product: 16, issued: 12, due: -10, paid: 'nothing' },
  { kind: 'invoice', party: 0, product: 1, issued: 62, due: 48, paid: 'nothing' },
  { kind: 'invoice', party: 1, product: 5, issued: 33, due: 19, paid: 'half' },
  { kind: 'invoice', party: 2, product: 12, issued: 21, due: 7, paid: 'all' },
  { kind: 'invoice', party: 3, product: 20, issued: 16, due: 2, paid: 'nothing' },
  { kind: 'invoice', party: 4, product: 25, issued: 8, due: -6, paid: 'all' },
  { kind: 'invoice', party: 5, product: 3, issued: 5, due: -9, paid: 'nothing' },
  { kind: 'invoice', party: 0, product: 8, issued: 2, due: -12, paid: 'nothing' },
]

const WORDING = {
  mn: { address: 'Улаанбаатар, Баянгол дүүрэг, 3-р хороо', bank: 'Хаан банк' },
  en: { address: 'Bayangol district, Ulaanbaatar', bank: 'Khan Bank' },
} as const

/** What the company says of itself, invoices and bills in each state, and the payments for some. */
export const demoInvoices: DemoContribution = async (given, { administrator, language }) => {
  const ctx = actingAs({ ...given, language }, administrator, ['invoicing.read', 'invoicing.manage'])
  const { items } = await inTenant(ctx, tx => readSaleItems(tx, { cursor: undefined, limit: 200 }))
  if (items.length === 0) return
  const { address, bank } = WORDING[language]
  await changeCompany(ctx, {
    ...{ legal_name: ctx.tenant.name, registry_number: '9000117', address, phone: '+976 7711 2233' },
    bank_accounts: [{ bank, account_number: '5100900800', currency: 'MNT' }],
    reminder_days: [3, 14, 30],
  })
  await changeRate(ctx, { currency: 'USD', valid_from: daysAgo(60), rate: '3450' })
  const [customers, suppliers] = [
    (await listContacts(ctx, { role: 'customer' })).items,
    (await listContacts(ctx, { role: 'supplier' })).items,
  ]
  for (const document of DOCUMENTS) {
    const contact = (document.kind === 'bill' ? suppliers : customers)[document.party]
    if (contact) await addDocument(ctx, document, { contact: contact.id, items })
  }
  // One that nobody has posted yet.
  const lines = linesOf(items, { product: 30, share: 1 })
  if (customers[2]) await createInvoice(ctx, { kind: 'invoice', contact: customers[2].id, lines })
}

const linesOf = (items: readonly SaleItemRow[], { product, share }: { product: number; share: number }) =>
  [0, 1, 2].map(n => {
    const { id, prices } = items[(product + n * 3) % items.length]!
    const unit_price = String(Math.round(Number(prices[0]?.amount ?? 0) * share))
    return { product: id, quantity: String(6 + n * 4), unit_price }
  })

async function addDocument(
  ctx: SessionContext,
  { kind, product, issued, due, paid }: Document,
  { contact, items }: { contact: string; items: readonly SaleItemRow[] },
): Promise<void> {
  const lines = linesOf(items, { product, share: kind === 'bill' ? 0.66 : 1 })
  const dates = { issued_on: daysAgo(issued), due_on: daysAgo(due) }
  const draft = await createInvoice(ctx, { kind, contact, lines, ...dates })
  const { total } = await postInvoice(ctx, draft.id, {})
  if (paid === 'nothing') return
  const amount = paid === 'all' ? total.amount : String(Math.floor(Number(total.amount) / 2))
  await createPayment(ctx, {
    ...{ direction: kind === 'bill' ? 'out' : 'in', contact, amount, day: daysAgo(Math.max(1, due - 1)) },
    allocations: [{ invoice: draft.id, amount }],
  })
}
