import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Own = paths['/api/v1/tokens']
export type ApiToken = Own['get']['responses'][200]['content']['application/json']['items'][number]
export type NewToken = Own['post']['requestBody']['content']['application/json']
type WithSecret = Own['post']['responses'][201]['content']['application/json']

/** Whose tokens: one's own, or those of a service account. */
export type TokenHolder = { readonly serviceAccount: string } | 'me'

const ROOT = 'tokens'
const MOST = 100

const keyOf = (holder: TokenHolder) => [ROOT, holder === 'me' ? 'me' : holder.serviceAccount]

export const tokensQuery = (holder: TokenHolder) =>
  queryOptions({
    queryKey: keyOf(holder),
    queryFn: () =>
      dataOf(
        holder === 'me'
          ? api.GET('/api/v1/tokens', { params: { query: { limit: MOST } } })
          : api.GET('/api/v1/service-accounts/{id}/tokens', {
              params: { path: { id: holder.serviceAccount }, query: { limit: MOST } },
            }),
      ),
  })

/** Accounts count their tokens. */
async function changed(holder: TokenHolder): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(holder) })
  if (holder !== 'me') await queryClient.invalidateQueries({ queryKey: ['service-accounts'] })
}

async function secretOf(holder: TokenHolder, made: Promise<WithSecret>): Promise<string> {
  const { token } = await made
  void changed(holder)
  return token
}

export const createToken = (holder: TokenHolder, body: NewToken): Promise<string> =>
  secretOf(
    holder,
    dataOf(
      holder === 'me'
        ? api.POST('/api/v1/tokens', { body })
        : api.POST('/api/v1/service-accounts/{id}/tokens', {
            params: { path: { id: holder.serviceAccount } },
            body,
          }),
    ),
  )

export function rotateToken(holder: TokenHolder, id: string, overlap_seconds: number): Promise<string> {
  const body = { overlap_seconds }
  return secretOf(
    holder,
    dataOf(
      holder === 'me'
        ? api.POST('/api/v1/tokens/{id}/rotate', { params: { path: { id } }, body })
        : api.POST('/api/v1/service-accounts/{id}/tokens/{token_id}/rotate', {
            params: { path: { id: holder.serviceAccount, token_id: id } },
            body,
          }),
    ),
  )
}

export async function revokeToken(holder: TokenHolder, id: string): Promise<void> {
  if (holder === 'me') await api.DELETE('/api/v1/tokens/{id}', { params: { path: { id } } })
  else
    await api.DELETE('/api/v1/service-accounts/{id}/tokens/{token_id}', {
      params: { path: { id: holder.serviceAccount, token_id: id } },
    })
  await changed(holder)
}
