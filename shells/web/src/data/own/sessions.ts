import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

const ownSessionsKey = ['me', 'sessions'] as const

export const ownSessionsQuery = infiniteQueryOptions({
  queryKey: ownSessionsKey,
  queryFn: ({ pageParam }) =>
    dataOf(
      api.GET('/api/v1/me/sessions', { params: { query: { limit: 50, cursor: pageParam ?? undefined } } }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.next_cursor,
})

export const ownSessionsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ownSessionsKey })

export async function endOwnSession(id: string): Promise<void> {
  await api.DELETE('/api/v1/me/sessions/{id}', { params: { path: { id } } })
  await ownSessionsChanged()
}

/** All but the one that is used right now. */
export async function endOtherSessions(): Promise<void> {
  await dataOf(api.DELETE('/api/v1/me/sessions'))
  await ownSessionsChanged()
}

export type OwnSession =
  paths['/api/v1/me/sessions']['get']['responses'][200]['content']['application/json']['items'][number]

/** The name that a device was registered with; else "Chrome · Windows", as far as it is known. */
export const deviceName = ({ device_name, device: { browser, os } }: OwnSession): string | null =>
  device_name ?? ([browser, os].filter(Boolean).join(' · ') || null)
