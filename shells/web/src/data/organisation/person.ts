import type { Language } from '@tamga/formats'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ORGANISATION } from './changes.ts'

export type PersonOverview =
  paths['/api/v1/organisation/members/{id}/overview']['get']['responses'][200]['content']['application/json']

/** The server explains risk and names permissions in the language of the caller. */
export const personOverviewQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [ORGANISATION, 'overview', id, language],
    queryFn: () =>
      dataOf(api.GET('/api/v1/organisation/members/{id}/overview', { params: { path: { id } } })),
  })

export const accessFileOf = (id: string): string => `/api/v1/organisation/members/${id}/access.pdf`
