import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'

export const ownSessionsKey = ['me', 'sessions'] as const

export const ownSessionsQuery = infiniteQueryOptions({
  queryKey: ownSessionsKey,
  queryFn: ({ pageParam }) =>
    dataOf(
      api.GET('/api/v1/me/sessions', { params: { query: { limit: 50, cursor: pageParam ?? undefined } } }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.next_cursor,
})

export type OwnSession = {
  id: string
  tenant: { name: string }
  created_at: string
  last_seen_at: string
  ip: string | null
  user_agent: string | null
  current: boolean
}
