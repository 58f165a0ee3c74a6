import type { paths } from '../../api/schema.d.ts'

type Body<T extends { requestBody?: { content: { 'application/json': unknown } } | undefined }> = NonNullable<
  T['requestBody']
>['content']['application/json']
type Json<T extends { responses: { 200: { content: { 'application/json': unknown } } } }> =
  T['responses'][200]['content']['application/json']

export type Lease = Json<paths['/api/v1/pos/tills/{id}/lease']['post']>
export type Seller = Json<paths['/api/v1/pos/me']['get']>
export type Till = Json<paths['/api/v1/pos/tills']['get']>['items'][number]
export type GivenSale = Body<paths['/api/v1/pos/tills/{id}/sales']['post']>['sales'][number]
export type SaleOutcome = Json<paths['/api/v1/pos/tills/{id}/sales']['post']>['results'][number]
export type SaleDetail = Json<paths['/api/v1/pos/sales/{id}']['get']>
export type ShiftDetail = Json<paths['/api/v1/pos/shifts/{id}']['get']>
export type ClosedCounts = Body<paths['/api/v1/pos/shifts/{id}/close']['post']>['counts']
export type CatalogueItem = Json<paths['/api/v1/pos/catalogue']['get']>['items'][number]
export type Method = 'cash' | 'card' | 'transfer'

export type CartLine = {
  readonly key: string
  readonly product: string
  readonly unit: string
  readonly unit_code: string
  readonly factor: string
  readonly name: string
  readonly quantity: string
  readonly unit_price: string
  readonly discount: string
  readonly tax_class: 'standard' | 'exempt' | 'zero'
  readonly tax_rate: string
  /** Of a product that is kept by lots: which one; without it the server takes the one that expires first. */
  readonly lot?: string | null
  readonly has_lots?: boolean
}

/** Who buys: a contact, or a number for the e-receipt that also works without a network. */
export type Buyer = {
  readonly contact: { readonly id: string; readonly name: string } | null
  readonly number: string | null
}

export type TillPayment = { readonly method: Method; readonly amount: string; readonly tendered?: string }

export type Direction = 'in' | 'out'
export type CashMove = {
  readonly id: string
  readonly direction: Direction
  readonly amount: string
  readonly note: string
  readonly moved_at: string
}

/** What a shift came to so far, in the same write as each sale: it is known without a network. */
export type Tally = {
  readonly sales: number
  readonly returns: number
  readonly sold: string
  readonly refunded: string
  readonly discount: string
  readonly tax: string
  readonly methods: Readonly<Record<Method, string>>
  readonly first: string | null
  readonly last: string | null
}

/** A shift as the till knows it: opened here, maybe not yet told to the server. */
export type OpenShift = {
  readonly id: string
  readonly seller: string
  readonly tally: Tally
  readonly moves: readonly CashMove[]
  readonly opened_at: string
  readonly opening_cash: string
  /** Only the server says so: a shift that was opened without a network gives no discounts until it is known. */
  readonly may_discount: boolean
  readonly is_known: boolean
}

export type MethodSum = {
  readonly method: Method
  readonly expected: string
  readonly counted: string
  readonly difference: string
}

/** The last shift that was closed here, for its report. */
export type ClosedShift = OpenShift & { readonly closed_at: string; readonly sums: readonly MethodSum[] }

/** A sale as the till keeps it, for the queue and for printing. */
export type KeptSale = {
  readonly id: string
  readonly lease: string
  readonly buyer: string | null
  /** The number of the sale that a return takes back. */
  readonly returns: string | null
  readonly number: string
  readonly sale: GivenSale
  readonly tax: string
  readonly state: 'queued' | 'recorded' | 'refused'
  readonly reason: string | null
  readonly issues: SaleOutcome['issues']
}

export type HeldCart = {
  readonly id: string
  readonly held_at: string
  readonly lines: readonly CartLine[]
  readonly buyer: Buyer | null
}

/** Why the server does not take what is first in the queue, where it is no sale: in the words of the server. */
export type Stuck = { readonly kind: QueueEntry['kind']; readonly code: string; readonly text: string }

/** Another device has taken the till over. */
export type Lost = { readonly device_name: string | null; readonly taken_by: string | null }

/** What has to be told to the server, in this order. */
export type QueueEntry =
  | { readonly kind: 'open'; readonly shift: OpenShift }
  | { readonly kind: 'sale'; readonly id: string }
  | { readonly kind: 'cash'; readonly shift: string; readonly move: CashMove }
  | {
      readonly kind: 'close'
      readonly shift: string
      readonly closed_at: string
      readonly counts: ClosedCounts
    }
