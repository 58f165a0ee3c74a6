import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ORGANISATION, organisationChanged } from './changes.ts'

type Members = paths['/api/v1/organisation/members']

export type Member = Members['get']['responses'][200]['content']['application/json']['items'][number]
export type MemberDetail =
  paths['/api/v1/organisation/members/{id}']['get']['responses'][200]['content']['application/json']
export type MemberStatus = Member['status']
export type MembersQuery = NonNullable<Members['get']['parameters']['query']>
export type NewMember = Members['post']['requestBody']['content']['application/json']

export type MemberChanges = NonNullable<
  paths['/api/v1/organisation/members/{id}']['patch']['requestBody']
>['content']['application/json']

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: [ORGANISATION, 'members', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/members', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANISATION, 'member', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/members/{id}', { params: { path: { id } } })),
  })

export const roleMembersQuery = (role: string) =>
  infiniteQueryOptions({
    queryKey: [ORGANISATION, 'role-members', role],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/v1/organisation/members', {
          params: { query: { role, sort: 'name', limit: 50, cursor } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

const at = (id: string) => ({ path: { id } })

export async function inviteMember(body: NewMember): Promise<void> {
  await api.POST('/api/v1/organisation/members', { body })
  await organisationChanged()
}

export const suspendMember = (id: string, reason?: string) =>
  api.POST('/api/v1/organisation/members/{id}/suspend', { params: at(id), body: { reason } })

export const resumeMember = (id: string) =>
  api.POST('/api/v1/organisation/members/{id}/resume', { params: at(id) })

export const lockMemberDown = (id: string, reason: string) =>
  api.POST('/api/v1/organisation/members/{id}/lockdown', { params: at(id), body: { reason } })

export const removeMember = (id: string) =>
  api.DELETE('/api/v1/organisation/members/{id}', { params: at(id) })

export const changeMember = (id: string, body: MemberChanges) =>
  api.PATCH('/api/v1/organisation/members/{id}', { params: at(id), body })

export const giveRole = (id: string, role_id: string) =>
  api.PUT('/api/v1/organisation/members/{id}/roles/{role_id}', { params: { path: { id, role_id } } })

export const takeRole = (id: string, role_id: string) =>
  api.DELETE('/api/v1/organisation/members/{id}/roles/{role_id}', { params: { path: { id, role_id } } })

export const importMembers = (csv: string, dryRun: boolean) =>
  dataOf(
    api.POST('/api/v1/organisation/members/import', {
      params: { query: { dry_run: dryRun } },
      body: csv,
      bodySerializer: text => text,
      headers: { 'content-type': 'text/csv' },
    }),
  )

export type ImportOutcome = Awaited<ReturnType<typeof importMembers>>
