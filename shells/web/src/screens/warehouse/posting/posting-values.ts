import { normaliseDecimal } from '@tamga/formats'
import type { PostingWithMoves } from '../../../data/business/warehouse.ts'
import { createDelivery, createReceipt, createTransfer } from '../../../data/business/warehouse.ts'
import type { PostedKind } from './posting-actions.tsx'

export type LineValue = {
  product: string
  quantity: string
  unit_cost: string
  lot: string
  expires_on: string
}

export type PostingValues = {
  from: string
  to: string
  contact: string | null
  on: string
  reference: string
  note: string
  lines: LineValue[]
}

export const EMPTY_LINE: LineValue = { product: '', quantity: '', unit_cost: '', lot: '', expires_on: '' }

const lineOf = ({ product, quantity, lot }: LineValue) => ({
  product,
  quantity: normaliseDecimal(quantity),
  ...(lot.trim() !== '' && { lot: lot.trim() }),
})

const receivedLine = (line: LineValue) => ({
  ...lineOf(line),
  ...(line.unit_cost.trim() !== '' && { unit_cost: normaliseDecimal(line.unit_cost) }),
  ...(line.expires_on !== '' && { expires_on: line.expires_on }),
})

/** Sends what was filled in, as the kind of posting takes it. */
export function postValues(kind: PostedKind, values: PostingValues): Promise<PostingWithMoves> {
  const { from, to, contact, on, reference, note, lines } = values
  const head = { reference: reference.trim(), note: note.trim(), ...(on !== '' && { on }) }
  if (kind === 'receipt')
    return createReceipt({ ...head, to, supplier: contact, lines: lines.map(receivedLine) })
  if (kind === 'delivery')
    return createDelivery({ ...head, from, customer: contact, lines: lines.map(lineOf) })
  return createTransfer({ ...head, from, to, lines: lines.map(lineOf) })
}
