import type { Language } from '@tamga/core/i18n'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Paths = {
  members: paths['/api/v1/organisation/members']['get']
  member: paths['/api/v1/organisation/members/{id}']['get']
  roles: paths['/api/v1/organisation/roles']['get']
  invitations: paths['/api/v1/organisation/invitations']['get']
  permissions: paths['/api/v1/organisation/permissions']['get']
  audit: paths['/api/v1/audit']['get']
}
type Answer<K extends keyof Paths> = Paths[K]['responses'][200]['content']['application/json']
type Query<K extends keyof Paths> = NonNullable<Paths[K]['parameters']['query']>

export type Member = Answer<'members'>['items'][number]
export type MemberDetail = Answer<'member'>
export type MemberStatus = Member['status']
export type Role = Answer<'roles'>['items'][number]
export type Invitation = Answer<'invitations'>['items'][number]
export type Permission = Answer<'permissions'>['items'][number]
export type AuditRecord = Answer<'audit'>['items'][number]
export type MembersQuery = Query<'members'>
export type RolesQuery = Query<'roles'>
export type InvitationsQuery = Query<'invitations'>

const ROOT = 'organisation'
const MOST = 200

/** Everything about people, roles and invitations hangs together: one change can be seen in all of the lists. */
export async function organisationChanged(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}

/** Roles decide what the person at the screen may see as well. */
export async function rightsChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  void queryClient.invalidateQueries({ queryKey: ['menus'] })
  await organisationChanged()
}

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: [ROOT, 'members', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/members', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'member', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/members/{id}', { params: { path: { id } } })),
  })

export const roleMembersQuery = (role: string) =>
  infiniteQueryOptions({
    queryKey: [ROOT, 'role-members', role],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/v1/organisation/members', {
          params: { query: { role, sort: 'name', limit: 50, cursor } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

export const rolesQuery = (query: RolesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'roles', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/roles', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** For choosing among: an organisation with more roles than one answer holds finds the rest on the roles page. */
export const allRolesQuery = rolesQuery({ limit: MOST, sort: 'name' })

export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'role', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/roles/{id}', { params: { path: { id } } })),
  })

export const invitationsQuery = (query: InvitationsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'invitations', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/invitations', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** The server describes them in the language of the caller. */
export const permissionsQuery = (language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'permissions', language],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/permissions')),
  })

export type TimelineView = 'about' | 'by'

export const timelineQuery = (id: string, view: TimelineView, language: Language) =>
  infiniteQueryOptions({
    queryKey: [ROOT, 'timeline', id, view, language],
    queryFn: ({ pageParam: cursor }) => {
      const about = view === 'about' ? { target: `member:${id}` } : { actor: id }
      return dataOf(api.GET('/api/v1/audit', { params: { query: { ...about, limit: 25, cursor } } }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
