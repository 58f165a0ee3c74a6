import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ownSessionsChanged } from './sessions.ts'

type Logins = paths['/api/v1/me/identities']['get']['responses'][200]['content']['application/json']
export type OwnLogin = Logins['items'][number]

const KEY = ['me', 'identities']

export const ownLoginsQuery = infiniteQueryOptions({
  queryKey: KEY,
  queryFn: ({ pageParam }) =>
    dataOf(
      api.GET('/api/v1/me/identities', {
        params: { query: pageParam === null ? {} : { cursor: pageParam } },
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.next_cursor,
})

/** The sessions that came by it end too; and another may have become the last way in. */
export async function unlinkLogin(id: string): Promise<void> {
  await api.DELETE('/api/v1/me/identities/{id}', { params: { path: { id } } })
  await Promise.all([queryClient.invalidateQueries({ queryKey: KEY }), ownSessionsChanged()])
}
