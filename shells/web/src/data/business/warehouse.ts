import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { csvBody } from './csv-body.ts'

type Json<T extends { responses: { 200: { content: { 'application/json': unknown } } } }> =
  T['responses'][200]['content']['application/json']
type Stock = paths['/api/v1/warehouse/stock']['get']
type Postings = paths['/api/v1/warehouse/postings']['get']
type Moves = paths['/api/v1/warehouse/moves']['get']
type Locations = paths['/api/v1/warehouse/locations']['get']

export type StockOfProduct = Json<Stock>['items'][number]
export type StockQuery = NonNullable<Stock['parameters']['query']>
export type Posting = Json<Postings>['items'][number]
export type PostingsQuery = NonNullable<Postings['parameters']['query']>
export type Move = Json<Moves>['items'][number]
export type MovesQuery = NonNullable<Moves['parameters']['query']>
export type StockLocation = Json<Locations>['items'][number]
export type ProductStock = Json<paths['/api/v1/warehouse/products/{id}']['get']>
export type PostingWithMoves = Json<paths['/api/v1/warehouse/postings/{id}']['get']>
type Counts = paths['/api/v1/warehouse/counts']['get']
export type Count = Json<Counts>['items'][number]
export type CountsQuery = NonNullable<Counts['parameters']['query']>
export type CountWithLines = Json<paths['/api/v1/warehouse/counts/{id}']['get']>
export type NewCount = paths['/api/v1/warehouse/counts']['post']['requestBody']['content']['application/json']
export type CountedLine =
  paths['/api/v1/warehouse/counts/{id}/lines']['put']['requestBody']['content']['application/json']['lines'][number]
type Reorder = paths['/api/v1/warehouse/reorder']['get']
export type ReorderRule = Json<Reorder>['items'][number]
export type ReorderQuery = NonNullable<Reorder['parameters']['query']>
export type ReorderChange =
  paths['/api/v1/warehouse/products/{id}/reorder']['put']['requestBody']['content']['application/json']
export type Reservation = Json<paths['/api/v1/warehouse/reservations']['get']>['items'][number]
export type NewReservation =
  paths['/api/v1/warehouse/reservations']['post']['requestBody']['content']['application/json']
export type NewReceipt =
  paths['/api/v1/warehouse/receipts']['post']['requestBody']['content']['application/json']
export type NewDelivery =
  paths['/api/v1/warehouse/deliveries']['post']['requestBody']['content']['application/json']
export type NewTransfer =
  paths['/api/v1/warehouse/transfers']['post']['requestBody']['content']['application/json']

const ROOT = 'warehouse'
const at = (id: string) => ({ path: { id } })
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export const stockQuery = (query: StockQuery) =>
  queryOptions({
    queryKey: [ROOT, 'stock', query],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/stock', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const postingsQuery = (query: PostingsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'postings', query],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/postings', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const movesQuery = (query: MovesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'moves', query],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/moves', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const postingQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'posting', id],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/postings/{id}', { params: at(id) })),
  })

export const productStockQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'product', id],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/products/{id}', { params: at(id) })),
  })

/** A company has a few dozen: they are read whole. */
export const locationsQuery = queryOptions({
  queryKey: [ROOT, 'locations'],
  queryFn: () => dataOf(api.GET('/api/v1/warehouse/locations', { params: { query: { limit: 200 } } })),
})

export async function saveLocation(location: StockLocation | null, name: string): Promise<void> {
  if (location)
    await api.PUT('/api/v1/warehouse/locations/{id}', {
      params: at(location.id),
      body: { name, version: location.version },
    })
  else await api.POST('/api/v1/warehouse/locations', { body: { name } })
  await refresh()
}

export async function deleteLocation(id: string): Promise<void> {
  await api.DELETE('/api/v1/warehouse/locations/{id}', { params: at(id) })
  await refresh()
}

async function posted(answer: Promise<PostingWithMoves>): Promise<PostingWithMoves> {
  const posting = await answer
  await refresh()
  return posting
}

export const createReceipt = (body: NewReceipt): Promise<PostingWithMoves> =>
  posted(dataOf(api.POST('/api/v1/warehouse/receipts', { body })))

export const createDelivery = (body: NewDelivery): Promise<PostingWithMoves> =>
  posted(dataOf(api.POST('/api/v1/warehouse/deliveries', { body })))

export const createTransfer = (body: NewTransfer): Promise<PostingWithMoves> =>
  posted(dataOf(api.POST('/api/v1/warehouse/transfers', { body })))

export const correctPosting = (id: string, note: string): Promise<PostingWithMoves> =>
  posted(dataOf(api.POST('/api/v1/warehouse/postings/{id}/correction', { params: at(id), body: { note } })))

export const countsQuery = (query: CountsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'counts', query],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/counts', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const countQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'count', id],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/counts/{id}', { params: at(id) })),
  })

export async function createCount(body: NewCount): Promise<CountWithLines> {
  const count = await dataOf(api.POST('/api/v1/warehouse/counts', { body }))
  await refresh()
  return count
}

export async function saveCountLines(id: string, lines: CountedLine[]): Promise<void> {
  await api.PUT('/api/v1/warehouse/counts/{id}/lines', { params: at(id), body: { lines } })
  await refresh()
}

export async function closeCount(id: string): Promise<void> {
  await api.POST('/api/v1/warehouse/counts/{id}/post', { params: at(id) })
  await refresh()
}

export async function deleteCount(id: string): Promise<void> {
  await api.DELETE('/api/v1/warehouse/counts/{id}', { params: at(id) })
  await queryClient.invalidateQueries({ queryKey: [ROOT, 'counts'] })
}

export const reorderQuery = (query: ReorderQuery) =>
  queryOptions({
    queryKey: [ROOT, 'reorder', query],
    queryFn: () => dataOf(api.GET('/api/v1/warehouse/reorder', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function saveReorderRule(product: string, body: ReorderChange): Promise<void> {
  await api.PUT('/api/v1/warehouse/products/{id}/reorder', { params: at(product), body })
  await refresh()
}

export const reservationsQuery = (product: string) =>
  queryOptions({
    queryKey: [ROOT, 'reservations', product],
    queryFn: () =>
      dataOf(api.GET('/api/v1/warehouse/reservations', { params: { query: { product, limit: 100 } } })),
  })

export async function createReservation(body: NewReservation): Promise<void> {
  await api.POST('/api/v1/warehouse/reservations', { body })
  await refresh()
}

export async function deleteReservation(id: string): Promise<void> {
  await api.DELETE('/api/v1/warehouse/reservations/{id}', { params: at(id) })
  await refresh()
}

export async function importInventory(csv: string, dryRun: boolean) {
  const outcome = await dataOf(api.POST('/api/v1/warehouse/import', csvBody(csv, dryRun)))
  if (!dryRun) void refresh()
  return outcome
}
