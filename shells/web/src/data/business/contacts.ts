import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { csvBody } from './csv-body.ts'

type Contacts = paths['/api/v1/contacts']
type One = paths['/api/v1/contacts/{id}']

export type Contact = One['get']['responses'][200]['content']['application/json']
export type ContactsQuery = NonNullable<Contacts['get']['parameters']['query']>
export type NewContact = Contacts['post']['requestBody']['content']['application/json']
export type ContactChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type Address = Contact['addresses'][number]
export type BankAccount = Contact['bank_accounts'][number]

const ROOT = 'contacts'
const at = (id: string) => ({ path: { id } })

export const contactsQuery = (query: ContactsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/contacts', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: () => dataOf(api.GET('/api/v1/contacts/{id}', { params: at(id) })),
  })

export const contactLabelsQuery = queryOptions({
  queryKey: [ROOT, 'labels'],
  queryFn: () => dataOf(api.GET('/api/v1/contacts/labels')),
})

export const duplicatesQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'duplicates', id],
    queryFn: () => dataOf(api.GET('/api/v1/contacts/{id}/duplicates', { params: at(id) })),
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

function keep(contact: Contact): Contact {
  queryClient.setQueryData(contactQuery(contact.id).queryKey, contact)
  void refresh()
  return contact
}

export const createContact = async (body: NewContact): Promise<Contact> =>
  keep(await dataOf(api.POST('/api/v1/contacts', { body })))

export const changeContact = async (id: string, body: ContactChanges): Promise<Contact> =>
  keep(await dataOf(api.PUT('/api/v1/contacts/{id}', { params: at(id), body })))

export const mergeContacts = async (id: string, duplicate: string): Promise<Contact> =>
  keep(await dataOf(api.POST('/api/v1/contacts/{id}/merge', { params: at(id), body: { duplicate } })))

export const checkRegistry = async (id: string): Promise<Contact> =>
  keep(await dataOf(api.POST('/api/v1/contacts/{id}/registry-check', { params: at(id) })))

export async function deleteContact(id: string): Promise<void> {
  await api.DELETE('/api/v1/contacts/{id}', { params: at(id) })
}

/** After the page of the contact was left: while it is open, it would ask for what is gone. */
export async function forgetContact(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: contactQuery(id).queryKey })
  await refresh()
}

export const importContacts = async (csv: string, dryRun: boolean) => {
  const outcome = await dataOf(api.POST('/api/v1/contacts/import', csvBody(csv, dryRun)))
  if (!dryRun) void refresh()
  return outcome
}

export type ContactImport = Awaited<ReturnType<typeof importContacts>>

export const CONTACTS_FILE = '/api/v1/contacts/export'
