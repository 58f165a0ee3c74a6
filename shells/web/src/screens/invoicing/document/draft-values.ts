import { normaliseDecimal } from '@tamga/formats'
import type { DocumentChanges, InvoiceDocument } from '../../../data/business/invoicing.ts'

type TaxClass = InvoiceDocument['lines'][number]['tax_class']

export type LineValue = {
  /** Only for the page: a line keeps its fields when one above it is removed. */
  key: string
  product: string
  product_name: string
  description: string
  quantity: string
  unit_price: string
  discount: string
  /** Empty: that of the product. */
  tax_class: TaxClass | ''
  account: string | null
}

export type DraftValues = {
  contact: string
  reference: string
  issued_on: string
  due_on: string
  includes_tax: boolean
  note: string
  lines: LineValue[]
}

export const emptyLine = (): LineValue => ({
  key: crypto.randomUUID(),
  product: '',
  product_name: '',
  description: '',
  quantity: '1',
  unit_price: '',
  discount: '',
  tax_class: '',
  account: null,
})

export function valuesOf(document: InvoiceDocument): DraftValues {
  const { contact, reference, issued_on, due_on, includes_tax, note } = document
  const lines = document.lines.map(({ product, account, discount, ...line }) => ({
    key: crypto.randomUUID(),
    product: product?.id ?? '',
    product_name: product?.name ?? '',
    description: line.description,
    quantity: line.quantity,
    unit_price: line.unit_price,
    discount: discount === '0' ? '' : discount,
    tax_class: line.tax_class,
    account: account.id,
  }))
  const shown = lines.length > 0 ? lines : [emptyLine()]
  return { contact: contact.id, reference, issued_on, due_on, includes_tax, note, lines: shown }
}

const lineOf = ({ product, description, quantity, unit_price, discount, tax_class, account }: LineValue) => ({
  product: product || null,
  description: description.trim(),
  quantity: normaliseDecimal(quantity),
  unit_price: normaliseDecimal(unit_price),
  ...(discount.trim() !== '' && { discount: normaliseDecimal(discount) }),
  ...(tax_class !== '' && { tax_class }),
  ...(account !== null && { account }),
})

/** Everything that was filled in, as the server takes it. */
export function changesOf(values: DraftValues, version: number): DocumentChanges {
  const { contact, reference, issued_on, due_on, includes_tax, note, lines } = values
  return {
    contact,
    reference: reference.trim(),
    ...(issued_on !== '' && { issued_on }),
    ...(due_on !== '' && { due_on }),
    includes_tax,
    note: note.trim(),
    lines: lines.map(lineOf),
    version,
  }
}
