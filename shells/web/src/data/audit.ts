import type { Language } from '@tamga/formats'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { inReaderZone } from '../api/reader-zone.ts'
import type { paths } from '../api/schema.d.ts'
import { ORGANISATION } from './organisation/changes.ts'

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

/** Counted in the time zone of the reader; of a busy day, up to a bound. */
export const recordDaysQuery = queryOptions({
  queryKey: ['audit', 'days'],
  queryFn: () => dataOf(api.GET('/api/v1/audit/days', inReaderZone)),
  staleTime: 60_000,
})

export const readVerdict = () => dataOf(api.GET('/api/v1/audit/verify'))

export type TimelineView = 'about' | 'by'

/** What was done to a member, or by one: told anew after each change of the organisation. */
export const memberTimelineQuery = (id: string, view: TimelineView, language: Language) =>
  infiniteQueryOptions({
    queryKey: [ORGANISATION, 'timeline', id, view, language],
    queryFn: ({ pageParam: cursor }) => {
      const about = view === 'about' ? { target: `member:${id}` } : { actor: id }
      return dataOf(api.GET('/api/v1/audit', { params: { query: { ...about, limit: 25, cursor } } }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })
