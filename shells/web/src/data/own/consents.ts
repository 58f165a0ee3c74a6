import type { Language } from '@tamga/formats'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Consents = paths['/api/v1/me/consents']['get']['responses'][200]['content']['application/json']
export type OwnConsent = Consents['items'][number]

const KEY = ['me', 'consents']

/** The server describes scopes in the language of the caller. */
export const ownConsentsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: () => dataOf(api.GET('/api/v1/me/consents', { params: { query: { limit: 200 } } })),
  })

export async function withdrawConsent(client_id: string): Promise<void> {
  await api.DELETE('/api/v1/me/consents/{client_id}', { params: { path: { client_id } } })
  await queryClient.invalidateQueries({ queryKey: KEY })
}
