import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Tills = paths['/api/v1/pos/tills']
type Sales = paths['/api/v1/pos/sales']['get']
type Shifts = paths['/api/v1/pos/shifts']['get']

export type PosSale = Sales['responses'][200]['content']['application/json']['items'][number]
export type PosShift = Shifts['responses'][200]['content']['application/json']['items'][number]
export type PosSalesQuery = NonNullable<Sales['parameters']['query']>
export type PosShiftsQuery = NonNullable<Shifts['parameters']['query']>
export type NewTill = Tills['post']['requestBody']['content']['application/json']

const ROOT = 'pos'

export const tillsQuery = queryOptions({
  queryKey: [ROOT, 'tills'],
  queryFn: () => dataOf(api.GET('/api/v1/pos/tills', { params: { query: { limit: 200 } } })),
})

export const salesQuery = (query: PosSalesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'sales', query],
    queryFn: () => dataOf(api.GET('/api/v1/pos/sales', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'sale', id],
    queryFn: () => dataOf(api.GET('/api/v1/pos/sales/{id}', { params: { path: { id } } })),
  })

export const shiftsQuery = (query: PosShiftsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'shifts', query],
    queryFn: () => dataOf(api.GET('/api/v1/pos/shifts', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const shiftQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'shift', id],
    queryFn: () => dataOf(api.GET('/api/v1/pos/shifts/{id}', { params: { path: { id } } })),
  })

export async function createTill(body: NewTill): Promise<void> {
  await api.POST('/api/v1/pos/tills', { body })
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}
