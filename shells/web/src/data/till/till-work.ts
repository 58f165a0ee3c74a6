import type {
  Buyer,
  CartLine,
  CatalogueItem,
  ClosedShift,
  HeldCart,
  KeptSale,
  Lease,
  Lost,
  OpenShift,
  QueueEntry,
  Seller,
  Stuck,
  Till,
} from './till-types.ts'

/** Single values of the till, by name. */
export type Kept = {
  device: { readonly id: string; readonly name: string }
  till: Till
  lease: Lease
  seller: Seller
  shift: OpenShift
  cart: readonly CartLine[]
  buyer: Buyer
  closed: ClosedShift
  stuck: Stuck
  lost: Lost
  catalogue: { readonly cursor: string; readonly asked_at: string }
}

/** What can be done within one transaction. */
export type Work = {
  get<K extends keyof Kept>(name: K): Promise<Kept[K] | undefined>
  put<K extends keyof Kept>(name: K, value: Kept[K]): void
  forget(name: keyof Kept): void
  sale(id: string): Promise<KeptSale | undefined>
  sales(): Promise<KeptSale[]>
  putSale(sale: KeptSale): void
  deleteSale(id: string): void
  enqueue(entry: QueueEntry): void
  queue(): Promise<{ key: number; entry: QueueEntry }[]>
  dequeue(key: number): void
  requeue(key: number, entry: QueueEntry): void
  held(): Promise<HeldCart[]>
  hold(cart: HeldCart): void
  unhold(id: string): void
  product(key: string): Promise<CatalogueItem | undefined>
  products(): Promise<CatalogueItem[]>
  putProduct(item: CatalogueItem): void
  forgetProducts(): void
}
