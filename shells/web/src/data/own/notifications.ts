import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type List = paths['/api/v1/me/notifications']['get']['responses'][200]['content']['application/json']
export type Notification = List['items'][number]
type SwitchList =
  paths['/api/v1/me/notifications/switches']['get']['responses'][200]['content']['application/json']
export type NotificationSwitch = SwitchList['items'][number]

const ROOT = ['me', 'notifications']

/** How many are unread; the event stream keeps it right. */
export const unreadQuery = queryOptions({
  queryKey: [...ROOT, 'unread'],
  queryFn: async () =>
    (await dataOf(api.GET('/api/v1/me/notifications', { params: { query: { limit: 1 } } }))).unread,
  staleTime: Number.POSITIVE_INFINITY,
})

export const notificationsQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...ROOT, 'list', unread],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET('/api/v1/me/notifications', {
          params: {
            query: { limit: 20, ...(unread && { unread }), ...(pageParam && { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })

export const noteUnread = (unread: number): void => {
  queryClient.setQueryData(unreadQuery.queryKey, unread)
}

export const refreshNotifications = (): void => {
  void queryClient.invalidateQueries({ queryKey: [...ROOT, 'list'] })
}

/** Some, or all. */
export async function markRead(ids: readonly string[] | null): Promise<void> {
  const body = ids === null ? { all: true as const } : { ids: [...ids] }
  const { unread } = await dataOf(api.POST('/api/v1/me/notifications/read', { body }))
  noteUnread(unread)
  refreshNotifications()
}

export const switchesQuery = queryOptions({
  queryKey: [...ROOT, 'switches'],
  queryFn: () => dataOf(api.GET('/api/v1/me/notifications/switches')),
})

export async function changeSwitch(change: { kind: string; bell?: boolean; mail?: boolean }): Promise<void> {
  const changed = await dataOf(api.PUT('/api/v1/me/notifications/switches', { body: { switches: [change] } }))
  queryClient.setQueryData(switchesQuery.queryKey, changed)
  refreshNotifications()
}
