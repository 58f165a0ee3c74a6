import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Clients = paths['/api/v1/sso/clients']
type One = paths['/api/v1/sso/clients/{id}']
export type Client = One['get']['responses'][200]['content']['application/json']
export type ClientsQuery = NonNullable<Clients['get']['parameters']['query']>
export type NewClient = Clients['post']['requestBody']['content']['application/json']
export type ClientChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type ClientWithSecret = Clients['post']['responses'][201]['content']['application/json']
export type Scope = Client['scopes'][number]
export type GrantType = Client['grant_types'][number]

const ROOT = 'clients'

export const clientsQuery = (query: ClientsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/sso/clients', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

/** Without a count, which a search as one types does not need. */
export const foundClientsQuery = (query: ClientsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'found', query],
    queryFn: () => dataOf(api.GET('/api/v1/sso/clients', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/clients/{id}', { params: { path: { id } } })),
  })

/** The categories that applications stand in already, to choose from. */
export const categoriesQuery = queryOptions({
  queryKey: [ROOT, 'categories'],
  queryFn: () => dataOf(api.GET('/api/v1/sso/clients', { params: { query: { limit: 200 } } })),
  select: ({ items }) => [...new Set(items.flatMap(({ category }) => category ?? []))].sort(),
  staleTime: 60_000,
})

/** The server names actions in the language of the caller. */
export const activityQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'activity', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/clients/{id}/activity', { params: { path: { id } } })),
  })

/** How telling the application of ended sessions went, and what did not reach it. */
export const logoutsQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'logouts', id],
    queryFn: async () => {
      const params = { path: { id } }
      const [{ items: hours }, { items: failed }] = await Promise.all([
        dataOf(api.GET('/api/v1/sso/clients/{id}/logouts/hours', { params })),
        dataOf(
          api.GET('/api/v1/sso/clients/{id}/logouts', {
            params: { ...params, query: { status: 'failed', limit: 5 } },
          }),
        ),
      ])
      return { hours, failed }
    },
  })

/** Looked at again until the copy is there, or there is none to be had. */
export const logoQuery = (id: string, logoUri: string | null) =>
  queryOptions({
    queryKey: [ROOT, 'logo', id, logoUri],
    queryFn: () => dataOf(api.GET('/api/v1/sso/clients/{id}/logo', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? 2000 : false),
  })

/** What this installation offers, as it tells every application. */
export const offeredGrantsQuery = queryOptions({
  queryKey: [ROOT, 'offered'],
  queryFn: async (): Promise<string[]> => {
    const answer = await fetch('/.well-known/openid-configuration')
    return answer.ok ? (await answer.json()).grant_types_supported : []
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** What applications say of themselves is on the home page too. */
function refresh(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['me', 'applications'] })
  void queryClient.invalidateQueries({ queryKey: ['onboarding'] })
  return queryClient.invalidateQueries({ queryKey: [ROOT] })
}

function keep(client: Client): Client {
  queryClient.setQueryData(clientQuery(client.id).queryKey, client)
  void refresh()
  return client
}

export async function registerClient(body: NewClient): Promise<ClientWithSecret> {
  // The client's types drop every null from a field that can be nothing else.
  const client = await dataOf(api.POST('/api/v1/sso/clients', { body: body as never }))
  void refresh()
  return client
}

export async function changeClient(id: string, body: ClientChanges): Promise<Client> {
  return keep(await dataOf(api.PUT('/api/v1/sso/clients/{id}', { params: { path: { id } }, body })))
}

/** The server makes a new picture of its pixels. */
export async function uploadLogo(id: string, picture: File): Promise<Client> {
  const answer = api.PUT('/api/v1/sso/clients/{id}/logo', {
    params: { path: { id } },
    body: picture as never,
    bodySerializer: (bytes: unknown) => bytes as never,
    headers: { 'content-type': picture.type },
  })
  return keep(await dataOf(answer))
}

export async function enableClient(id: string, enabled: boolean): Promise<Client> {
  const params = { path: { id } }
  return keep(await dataOf(api.PUT('/api/v1/sso/clients/{id}/enabled', { params, body: { enabled } })))
}

export type Rotated = { client: Client; secret: string }

export async function rotateSecret(id: string, grace_seconds: number): Promise<Rotated> {
  const params = { path: { id } }
  const { client_secret, ...client } = await dataOf(
    api.POST('/api/v1/sso/clients/{id}/rotate-secret', { params, body: { grace_seconds } }),
  )
  return { client: keep(client), secret: client_secret ?? '' }
}

export async function deleteClient(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/clients/{id}', { params: { path: { id } } })
}

export async function forgetClient(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: clientQuery(id).queryKey })
  await refresh()
}
