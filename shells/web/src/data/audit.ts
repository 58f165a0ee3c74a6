import type { Language } from '@tamga/core/i18n'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { paths } from '../api/schema.d.ts'

type Audit = paths['/api/v1/audit']['get']
export type AuditRecord = Audit['responses'][200]['content']['application/json']['items'][number]
export type AuditQuery = NonNullable<Audit['parameters']['query']>
export type Verdict = paths['/api/v1/audit/verify']['get']['responses'][200]['content']['application/json']

/** The server names actions in the language of the caller. */
export const recordsQuery = (query: AuditQuery, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'records', query, language],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(api.GET('/api/v1/audit', { params: { query: { ...query, limit: 50, cursor } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const readVerdict = () => dataOf(api.GET('/api/v1/audit/verify'))

const LABEL = 'audit.'

/** Every action that the server has a name for: what can be filtered by. */
export const actionsQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['i18n', lang],
    queryFn: () => dataOf(api.GET('/api/v1/i18n/{lang}', { params: { path: { lang } } })),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ messages }) =>
      Object.entries(messages)
        .filter(([key]) => key.startsWith(LABEL))
        .map(([key, label]) => ({ value: key.slice(LABEL.length), label: String(label) })),
  })

export const actorsQuery = (q: string) =>
  queryOptions({
    queryKey: ['organisation', 'members', 'actors', q],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/organisation/members', {
          params: { query: { limit: 20, sort: 'name', q: q || undefined } },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const actorQuery = (id: string) =>
  queryOptions({
    queryKey: ['organisation', 'member', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/members/{id}', { params: { path: { id } } })),
    retry: false,
  })
