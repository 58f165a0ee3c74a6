import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Settings = paths['/api/v1/invoicing/receipt-settings']

export type ReceiptSettings = Settings['get']['responses'][200]['content']['application/json']
export type ReceiptSettingsChange = Settings['put']['requestBody']['content']['application/json']

const refresh = () => queryClient.invalidateQueries({ queryKey: ['invoicing'] })

export const receiptSettingsQuery = queryOptions({
  queryKey: ['invoicing', 'receipt-settings'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/receipt-settings')),
})

export async function changeReceiptSettings(body: ReceiptSettingsChange): Promise<void> {
  await api.PUT('/api/v1/invoicing/receipt-settings', { body })
  await refresh()
}

/** What failed is sent again. */
export async function retryReceipt(id: string): Promise<void> {
  await api.POST('/api/v1/invoicing/receipts/{id}/retry', { params: { path: { id } } })
  await refresh()
}
