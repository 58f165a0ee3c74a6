import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Applications = paths['/api/v1/me/applications']['get']['responses'][200]['content']['application/json']
export type OwnApplication = Applications['items'][number]

const KEY = ['me', 'applications']
const PAGE = 200

/** All of them, so that a search needs no server: an organisation has a few hundred. */
export const ownApplicationsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => {
    const all: OwnApplication[] = []
    let cursor: string | undefined
    do {
      const query = { limit: PAGE, ...(cursor && { cursor }) }
      const page = await dataOf(api.GET('/api/v1/me/applications', { params: { query } }))
      all.push(...page.items)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return all
  },
  staleTime: 60_000,
})

const keep = (client_id: string, mark: Partial<OwnApplication>) =>
  queryClient.setQueryData(KEY, (known: OwnApplication[] | undefined) =>
    known?.map(each => (each.client_id === client_id ? { ...each, ...mark } : each)),
  )

/** Shown at once; what the server did not take is shown as it is there. */
export async function markFavourite({ client_id, favourite }: OwnApplication): Promise<void> {
  const params = { path: { client_id } }
  keep(client_id, { favourite: !favourite })
  try {
    if (favourite) await api.DELETE('/api/v1/me/applications/{client_id}/favourite', { params })
    else await api.PUT('/api/v1/me/applications/{client_id}/favourite', { params })
  } catch (error) {
    keep(client_id, { favourite })
    throw error
  }
}

/** Told while the page may be on its way elsewhere; that it could not be told is no trouble of the person. */
export function markOpened({ client_id }: OwnApplication): void {
  keep(client_id, { last_opened_at: new Date().toISOString() })
  const params = { path: { client_id } }
  void api.POST('/api/v1/me/applications/{client_id}/opened', { params, keepalive: true }).catch(() => {})
}
