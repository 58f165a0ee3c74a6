import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Payments = paths['/api/v1/invoicing/payments']

export type PaymentDetail =
  paths['/api/v1/invoicing/payments/{id}']['get']['responses'][200]['content']['application/json']
export type Allocation = PaymentDetail['allocations'][number]
export type NewPayment = Payments['post']['requestBody']['content']['application/json']
export type NewAllocation =
  paths['/api/v1/invoicing/allocations']['post']['requestBody']['content']['application/json']

const ROOT = 'invoicing'
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'payment', id],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/payments/{id}', { params: { path: { id } } })),
  })

export async function createPayment(body: NewPayment): Promise<PaymentDetail> {
  const payment = await dataOf(api.POST('/api/v1/invoicing/payments', { body }))
  await refresh()
  return payment
}

export async function createAllocation(body: NewAllocation): Promise<void> {
  await api.POST('/api/v1/invoicing/allocations', { body })
  await refresh()
}

export async function undoAllocation(id: string): Promise<void> {
  await api.POST('/api/v1/invoicing/allocations/{id}/undo', { params: { path: { id } }, body: {} })
  await refresh()
}
