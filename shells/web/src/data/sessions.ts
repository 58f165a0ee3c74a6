import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { isApiError } from '../api/problem.ts'
import { queryClient } from '../api/query-client.ts'
import { inReaderZone } from '../api/reader-zone.ts'
import type { paths } from '../api/schema.d.ts'

type Sessions = paths['/api/v1/sso/sessions']['get']
type Events = paths['/api/v1/sso/sessions/events']['get']
type SessionPage = Sessions['responses'][200]['content']['application/json']
export type Session = SessionPage['items'][number]
export type SessionsQuery = NonNullable<Sessions['parameters']['query']>
export type SessionEvent = Events['responses'][200]['content']['application/json']['items'][number]
export type EventsQuery = NonNullable<Events['parameters']['query']>
export type SessionCause = SessionEvent['cause']
export type Person = Session['user']

const ROOT = 'sessions'
/** Who comes and goes is seen without a reload; a page of sessions costs the same however many there are. */
const REFRESH_MS = 5000
const ENDED_HERE = [ROOT, 'ended-here']

export const sessionsQuery = (query: SessionsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/sso/sessions', { params: { query } })),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

/** Apart from the list: counting many sessions costs more than a page of them, and is not done at each look. */
export const sessionCountQuery = ({ q, user, method, ip, from, to }: SessionsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'count', { q, user, method, ip, from, to }],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/sso/sessions', {
          params: { query: { q, user, method, ip, from, to, limit: 1, count: true } },
        }),
      ),
    select: ({ total, total_is_lower_bound }) => ({
      ...(total !== undefined && { total }),
      ...(total_is_lower_bound && { total_is_lower_bound }),
    }),
    placeholderData: keepPreviousData,
  })

/** How many of the present sessions began on each of the last days, in the time zone of the reader. */
export const sessionDaysQuery = queryOptions({
  queryKey: [ROOT, 'began'],
  queryFn: () => dataOf(api.GET('/api/v1/sso/sessions/days', inReaderZone)),
  staleTime: 60_000,
})

/** How many sessions ended on each of the last days, in the time zone of the reader. */
export const eventDaysQuery = queryOptions({
  queryKey: [ROOT, 'days'],
  queryFn: () => dataOf(api.GET('/api/v1/sso/sessions/events/days', inReaderZone)),
  staleTime: 60_000,
})

export const personSessionsQuery = (user_id: string) =>
  queryOptions({
    queryKey: [ROOT, 'person', user_id],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/sso/sessions/users/{user_id}', {
          params: { path: { user_id }, query: { limit: 100, count: true, sort: '-last_seen_at' } },
        }),
      ),
    refetchInterval: REFRESH_MS,
  })

export const eventsQuery = (query: EventsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'events', query],
    queryFn: () => dataOf(api.GET('/api/v1/sso/sessions/events', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** A plain link: the browser saves the stream, however long it is. */
export function exportAddress(query: EventsQuery, format: 'csv' | 'jsonl'): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const filters = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  return `/api/v1/sso/sessions/events/export?${new URLSearchParams({ format, ...filters })}`
}

/** One that ended by itself meanwhile is as good as ended. */
export async function endSession(id: string, reason: string): Promise<void> {
  await api
    .DELETE('/api/v1/sso/sessions/{id}', { params: { path: { id } }, body: reasonOf(reason) })
    .catch(error => {
      if (!isApiError(error) || error.status !== 404) throw error
    })
}

export async function endSessionsOf(user_id: string, reason: string): Promise<number> {
  const params = { path: { user_id } }
  const body = reasonOf(reason)
  return (await dataOf(api.DELETE('/api/v1/sso/sessions/users/{user_id}', { params, body }))).terminated
}

const reasonOf = (reason: string) => (reason ? { reason } : {})

/** They leave the lists at once; what the server says of the rest follows. */
export async function sessionsEnded(isEnded: (session: Session) => boolean): Promise<void> {
  const ids = queryClient
    .getQueriesData<SessionPage>({ predicate: ({ queryKey: [root, kind] }) => root === ROOT && isList(kind) })
    .flatMap(([, page]) => page?.items.filter(isEnded).map(({ id }) => id) ?? [])
  queryClient.setQueryData<string[]>(ENDED_HERE, (before = []) => [...before, ...ids])
  for (const kind of LISTS)
    queryClient.setQueriesData<SessionPage>({ queryKey: [ROOT, kind] }, page => {
      if (!page) return page
      const items = page.items.filter(session => !isEnded(session))
      const gone = page.items.length - items.length
      return { ...page, items, ...(page.total !== undefined && { total: page.total - gone }) }
    })
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
  void queryClient.invalidateQueries({ queryKey: ['organisation', 'member'] })
}

const LISTS = ['list', 'person']
const isList = (kind: unknown): boolean => LISTS.some(list => list === kind)

export const countAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ROOT, 'count'] })

const LATEST = 100

/** Of sessions that are no longer listed, those that are over, and how; but for those that were ended at this screen. */
export async function readEndings(ids: readonly string[]): Promise<ReadonlyMap<string, SessionCause>> {
  const here = queryClient.getQueryData<string[]>(ENDED_HERE) ?? []
  if (ids.every(id => here.includes(id))) return new Map()
  const { items } = await queryClient.fetchQuery({ ...eventsQuery({ limit: LATEST }), staleTime: 0 })
  return new Map(
    items.flatMap(({ session_id, cause }) =>
      ids.includes(session_id) && !here.includes(session_id) ? [[session_id, cause] as const] : [],
    ),
  )
}
