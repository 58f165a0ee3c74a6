import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Company = paths['/api/v1/invoicing/company']

export type InvoicingCompany = Company['get']['responses'][200]['content']['application/json']
export type CompanyChanges = NonNullable<Company['put']['requestBody']>['content']['application/json']

const ROOT = 'invoicing'
const at = (id: string) => ({ path: { id } })

export const companyQuery = queryOptions({
  queryKey: [ROOT, 'company'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/company')),
})

export async function changeCompany(body: CompanyChanges): Promise<InvoicingCompany> {
  const company = await dataOf(api.PUT('/api/v1/invoicing/company', { body }))
  queryClient.setQueryData(companyQuery.queryKey, company)
  return company
}

export const remindersQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'reminders', id],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/invoices/{id}/reminders', { params: at(id) })),
  })

export async function sendReminder(id: string): Promise<void> {
  const sent = await dataOf(
    api.POST('/api/v1/invoicing/invoices/{id}/reminders', { params: at(id), body: {} }),
  )
  queryClient.setQueryData(remindersQuery(id).queryKey, sent)
}

/** In the language of the contact. */
export const paperAddress = (id: string): string => `/api/v1/invoicing/invoices/${id}/invoice.pdf`

export async function readPaper(id: string): Promise<Blob> {
  const { data } = await api.GET('/api/v1/invoicing/invoices/{id}/invoice.pdf', {
    params: at(id),
    parseAs: 'blob',
  })
  return data as unknown as Blob
}

export async function readSealedPaper(id: string): Promise<Blob> {
  const { data } = await api.POST('/api/v1/invoicing/invoices/{id}/seal', {
    params: at(id),
    body: {},
    parseAs: 'blob',
  })
  return data as unknown as Blob
}
