import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Tenants = paths['/api/v1/platform/tenants']
export type Tenant = Tenants['get']['responses'][200]['content']['application/json']['items'][number]
export type TenantsQuery = NonNullable<Tenants['get']['parameters']['query']>

const ROOT = 'tenants'

export const tenantsQuery = (query: TenantsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/platform/tenants', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: () => dataOf(api.GET('/api/v1/platform/tenants/{id}', { params: { path: { id } } })),
  })

/** One's own organisations are part of who one is. */
async function tenantsChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}

export type NewTenant = { name: string; slug: string; admin_email: string }

export async function createTenant({ admin_email, ...rest }: NewTenant): Promise<Tenant> {
  const body = { ...rest, ...(admin_email.trim() && { admin_email: admin_email.trim() }) }
  const tenant = await dataOf(api.POST('/api/v1/platform/tenants', { body }))
  await tenantsChanged()
  return tenant
}

type Changes = { name?: string; suspended?: boolean; version?: number }

export async function changeTenant(id: string, body: Changes): Promise<Tenant> {
  const tenant = await dataOf(api.PATCH('/api/v1/platform/tenants/{id}', { params: { path: { id } }, body }))
  await tenantsChanged()
  return tenant
}

export async function deleteTenant(id: string, reason: string): Promise<Tenant> {
  const body = reason ? { reason } : {}
  const tenant = await dataOf(api.DELETE('/api/v1/platform/tenants/{id}', { params: { path: { id } }, body }))
  await tenantsChanged()
  return tenant
}

export async function restoreTenant(id: string): Promise<Tenant> {
  const answer = api.POST('/api/v1/platform/tenants/{id}/restore', {
    params: { path: { id } },
    body: {} as never,
  })
  const tenant = await dataOf(answer)
  await tenantsChanged()
  return tenant
}

export const exportAddress = (id: string): string => `/api/v1/platform/tenants/${id}/export`
