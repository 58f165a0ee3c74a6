import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ORGANISATION, rightsChanged } from './changes.ts'

type Roles = paths['/api/v1/organisation/roles']
type One = paths['/api/v1/organisation/roles/{id}']
type Permissions = paths['/api/v1/organisation/permissions']['get']

export type Role = Roles['get']['responses'][200]['content']['application/json']['items'][number]
export type RolesQuery = NonNullable<Roles['get']['parameters']['query']>
export type NewRole = Roles['post']['requestBody']['content']['application/json']
export type RoleChanges = NonNullable<One['patch']['requestBody']>['content']['application/json']
export type Permission = Permissions['responses'][200]['content']['application/json']['items'][number]

const MOST = 200

export const rolesQuery = (query: RolesQuery) =>
  queryOptions({
    queryKey: [ORGANISATION, 'roles', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/roles', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** For choosing among: an organisation with more roles than one answer holds finds the rest on the roles page. */
export const allRolesQuery = rolesQuery({ limit: MOST, sort: 'name' })

export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANISATION, 'role', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/roles/{id}', { params: { path: { id } } })),
  })

/** The server describes them in the language of the caller. */
export const permissionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [ORGANISATION, 'permissions', language],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/permissions', { params: { query: { limit: 200 } } })),
  })

export async function createRole(body: NewRole): Promise<Role> {
  const role = await dataOf(api.POST('/api/v1/organisation/roles', { body }))
  void rightsChanged()
  return role
}

export async function changeRole(id: string, body: RoleChanges): Promise<Role> {
  const role = await dataOf(api.PATCH('/api/v1/organisation/roles/{id}', { params: { path: { id } }, body }))
  void rightsChanged()
  return role
}

export async function deleteRole(id: string, force: boolean): Promise<void> {
  await api.DELETE('/api/v1/organisation/roles/{id}', { params: { path: { id }, query: { force } } })
}

/** After the page of the role was left: while it is open, it would ask for what is gone. */
export async function forgetRole(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: roleQuery(id).queryKey })
  await rightsChanged()
}
