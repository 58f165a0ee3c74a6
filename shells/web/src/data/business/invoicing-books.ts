import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Json<T extends { responses: { 200: { content: { 'application/json': unknown } } } }> =
  T['responses'][200]['content']['application/json']
type Rates = paths['/api/v1/invoicing/rates']
type Series = paths['/api/v1/invoicing/series']
type Balances = paths['/api/v1/invoicing/balances']['get']
type Entries = paths['/api/v1/invoicing/entries']

export type ExchangeRate = Json<Rates['get']>['items'][number]
export type NewNumberSeries = Series['post']['requestBody']['content']['application/json']
export type Balance = Json<Balances>['items'][number]
export type BalancesQuery = NonNullable<Balances['parameters']['query']>
export type NewEntry = Entries['post']['requestBody']['content']['application/json']

const ROOT = 'invoicing'
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export const ratesQuery = queryOptions({
  queryKey: [ROOT, 'rates'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/rates', { params: { query: { limit: 100 } } })),
})

export async function saveRate(body: ExchangeRate): Promise<void> {
  await api.PUT('/api/v1/invoicing/rates', { body })
  await refresh()
}

export const seriesQuery = queryOptions({
  queryKey: [ROOT, 'series'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/series', { params: { query: { limit: 200 } } })),
})

export async function createSeries(body: NewNumberSeries): Promise<void> {
  await api.POST('/api/v1/invoicing/series', { body })
  await refresh()
}

export const balancesQuery = (query: BalancesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'balances', query],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/balances', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export async function createEntry(body: NewEntry): Promise<void> {
  await api.POST('/api/v1/invoicing/entries', { body })
  await refresh()
}
