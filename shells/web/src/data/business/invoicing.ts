import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Json<T extends { responses: { 200: { content: { 'application/json': unknown } } } }> =
  T['responses'][200]['content']['application/json']
type Documents = paths['/api/v1/invoicing/invoices']
type One = paths['/api/v1/invoicing/invoices/{id}']
type Payments = paths['/api/v1/invoicing/payments']
type Entries = paths['/api/v1/invoicing/entries']['get']
type Ageing = paths['/api/v1/invoicing/ageing']['get']
type Accounts = paths['/api/v1/invoicing/accounts']

export type DocumentSummary = Json<Documents['get']>['items'][number]
export type DocumentsQuery = NonNullable<Documents['get']['parameters']['query']>
export type InvoiceDocument = Json<One['get']>
export type NewDocument = Documents['post']['requestBody']['content']['application/json']
export type DocumentChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type Payment = Json<Payments['get']>['items'][number]
export type PaymentsQuery = NonNullable<Payments['get']['parameters']['query']>
export type Entry = Json<Entries>['items'][number]
export type EntriesQuery = NonNullable<Entries['parameters']['query']>
export type AgeingSide = NonNullable<NonNullable<Ageing['parameters']['query']>['side']>
export type AgeingOfContact = Json<Ageing>['items'][number]
export type LedgerAccount = Json<Accounts['get']>['items'][number]
export type NewLedgerAccount = Accounts['post']['requestBody']['content']['application/json']
export type Period = Json<paths['/api/v1/invoicing/periods']['get']>['items'][number]

const ROOT = 'invoicing'
const at = (id: string) => ({ path: { id } })
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export const documentsQuery = (query: DocumentsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'documents', query],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/invoices', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'document', id],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/invoices/{id}', { params: at(id) })),
  })

export const paymentsQuery = (query: PaymentsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'payments', query],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/payments', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const entriesQuery = (query: EntriesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'entries', query],
    queryFn: () => dataOf(api.GET('/api/v1/invoicing/entries', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** As of a day; today unless one is named. */
export const ageingQuery = (side: AgeingSide, day: string | undefined) =>
  queryOptions({
    queryKey: [ROOT, 'ageing', side, day],
    queryFn: () =>
      dataOf(api.GET('/api/v1/invoicing/ageing', { params: { query: { side, ...(day && { day }) } } })),
    placeholderData: keepPreviousData,
  })

/** A chart has a few dozen: it is read whole. */
export const accountsQuery = queryOptions({
  queryKey: [ROOT, 'accounts'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/accounts', { params: { query: { limit: 200 } } })),
})

export const periodsQuery = queryOptions({
  queryKey: [ROOT, 'periods'],
  queryFn: () => dataOf(api.GET('/api/v1/invoicing/periods', { params: { query: { limit: 200 } } })),
})

function keep(document: InvoiceDocument): InvoiceDocument {
  queryClient.setQueryData(documentQuery(document.id).queryKey, document)
  void refresh()
  return document
}

export const createDocument = async (body: NewDocument): Promise<InvoiceDocument> =>
  keep(await dataOf(api.POST('/api/v1/invoicing/invoices', { body })))

export const changeDocument = async (id: string, body: DocumentChanges): Promise<InvoiceDocument> =>
  keep(await dataOf(api.PUT('/api/v1/invoicing/invoices/{id}', { params: at(id), body })))

export const postDocument = async (id: string, version: number): Promise<InvoiceDocument> =>
  keep(await dataOf(api.POST('/api/v1/invoicing/invoices/{id}/post', { params: at(id), body: { version } })))

export const creditDocument = async (id: string): Promise<InvoiceDocument> =>
  keep(await dataOf(api.POST('/api/v1/invoicing/invoices/{id}/credit', { params: at(id), body: {} })))

export async function deleteDocument(id: string): Promise<void> {
  await api.DELETE('/api/v1/invoicing/invoices/{id}', { params: at(id) })
}

/** After the page of the document was left: while it is open, it would ask for what is gone. */
export async function forgetDocument(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: documentQuery(id).queryKey })
  await refresh()
}

export async function saveAccount(account: LedgerAccount | null, given: NewLedgerAccount): Promise<void> {
  if (account)
    await api.PUT('/api/v1/invoicing/accounts/{id}', {
      params: at(account.id),
      body: { name: given.name, version: account.version },
    })
  else await api.POST('/api/v1/invoicing/accounts', { body: given })
  await refresh()
}

export async function changePeriod(month: string, closed: boolean): Promise<void> {
  await api.PUT('/api/v1/invoicing/periods/{month}', { params: { path: { month } }, body: { closed } })
  await refresh()
}
