import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Accounts = paths['/api/v1/service-accounts']
type One = paths['/api/v1/service-accounts/{id}']

export type ServiceAccount = One['get']['responses'][200]['content']['application/json']
export type ServiceAccountsQuery = NonNullable<Accounts['get']['parameters']['query']>
export type NewServiceAccount = Accounts['post']['requestBody']['content']['application/json']
export type ServiceAccountChanges = NonNullable<One['patch']['requestBody']>['content']['application/json']

const ROOT = 'service-accounts'
const MOST = 200

export const serviceAccountsQuery = (query: ServiceAccountsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/service-accounts', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** For choosing among. */
export const allServiceAccountsQuery = serviceAccountsQuery({ limit: MOST, sort: 'name' })

export const serviceAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: () => dataOf(api.GET('/api/v1/service-accounts/{id}', { params: { path: { id } } })),
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export async function createServiceAccount(body: NewServiceAccount): Promise<ServiceAccount> {
  const account = await dataOf(api.POST('/api/v1/service-accounts', { body }))
  void refresh()
  return account
}

export async function changeServiceAccount(id: string, body: ServiceAccountChanges): Promise<ServiceAccount> {
  const params = { path: { id } }
  const account = await dataOf(api.PATCH('/api/v1/service-accounts/{id}', { params, body }))
  queryClient.setQueryData(serviceAccountQuery(id).queryKey, account)
  void refresh()
  return account
}

export async function deleteServiceAccount(id: string): Promise<void> {
  await api.DELETE('/api/v1/service-accounts/{id}', { params: { path: { id } } })
}

/** After the page of the account was left: while it is open, it would ask for what is gone. */
export async function forgetServiceAccount(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: serviceAccountQuery(id).queryKey })
  await refresh()
}
