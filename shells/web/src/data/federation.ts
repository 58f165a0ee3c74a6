import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Providers = paths['/api/v1/sso/federation/providers']
type One = paths['/api/v1/sso/federation/providers/{id}']
type Links = paths['/api/v1/sso/federation/links']['get']
type TrialReply = paths['/api/v1/sso/federation/providers/{id}/trial/{trial_id}']['get']
export type Provider = One['get']['responses'][200]['content']['application/json']
export type ProvidersQuery = NonNullable<Providers['get']['parameters']['query']>
export type NewProvider = Providers['post']['requestBody']['content']['application/json']
export type ProviderChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type Link = Links['responses'][200]['content']['application/json']['items'][number]
export type LinksQuery = NonNullable<Links['parameters']['query']>
export type Trial = TrialReply['responses'][200]['content']['application/json']

const ROOT = 'federation'

export const providersQuery = (query: ProvidersQuery) =>
  queryOptions({
    queryKey: [ROOT, 'providers', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/federation/providers', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'provider', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/federation/providers/{id}', { params: { path: { id } } })),
  })

/** Whether the installation has the key that secrets are sealed with. */
export const statusQuery = queryOptions({
  queryKey: [ROOT, 'status'],
  queryFn: () => dataOf(api.GET('/api/v1/sso/federation/status')),
})

/** Asked once for each provider that is being connected. */
export const reserveProvider = () => dataOf(api.GET('/api/v1/sso/federation/callback'))

export const linksQuery = (query: LinksQuery) =>
  queryOptions({
    queryKey: [ROOT, 'links', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/federation/links', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

/** The server explains each step in the language of the caller. */
export const discoveryQuery = (issuer: string, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'discovery', issuer, language],
    queryFn: () => dataOf(api.POST('/api/v1/sso/federation/discovery', { body: { issuer } })),
    staleTime: 30_000,
    retry: false,
  })

export const testProvider = (id: string) =>
  dataOf(api.POST('/api/v1/sso/federation/providers/{id}/test', { params: { path: { id } } }))

const PACE = 1500

/** Asked for again until the sign-in in the other window is over. */
export const trialQuery = (id: string, trial_id: string, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'trial', id, trial_id, language],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/sso/federation/providers/{id}/trial/{trial_id}', {
          params: { path: { id, trial_id } },
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? PACE : false),
    retry: false,
  })

/** A trial is told by the mapping as it is now. */
export const trialsChanged = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [ROOT, 'trial', id] })

export const orderTrial = (id: string, return_to: string) =>
  dataOf(
    api.POST('/api/v1/sso/federation/providers/{id}/trial', {
      params: { path: { id } },
      body: { return_to },
    }),
  )

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

function keep(provider: Provider): void {
  queryClient.setQueryData(providerQuery(provider.id).queryKey, provider)
  void refresh()
}

export async function addProvider(body: NewProvider): Promise<Provider> {
  const provider = await dataOf(api.POST('/api/v1/sso/federation/providers', { body }))
  keep(provider)
  return provider
}

export async function changeProvider(id: string, body: ProviderChanges): Promise<Provider> {
  const params = { path: { id } }
  const provider = await dataOf(api.PUT('/api/v1/sso/federation/providers/{id}', { params, body }))
  keep(provider)
  return provider
}

/** Looks in the DNS for the record that proves a domain of a provider. */
export async function checkDomain(id: string, domain: string) {
  const params = { path: { id, domain } }
  const found = await dataOf(
    api.POST('/api/v1/sso/federation/providers/{id}/domains/{domain}/check', { params }),
  )
  await refresh()
  return found
}

type Switch = NonNullable<
  paths['/api/v1/sso/federation/providers/{id}/enabled']['put']['requestBody']
>['content']['application/json']

async function switchProvider(id: string, body: Switch): Promise<void> {
  const params = { path: { id } }
  keep(await dataOf(api.PUT('/api/v1/sso/federation/providers/{id}/enabled', { params, body })))
}

export const enableProvider = (id: string) => switchProvider(id, { enabled: true })

export const disableProvider = (id: string, end_sessions = false) =>
  switchProvider(id, { enabled: false, ...(end_sessions && { end_sessions }) })

export async function deleteProvider(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/federation/providers/{id}', { params: { path: { id } } })
}

export async function forgetProvider(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: providerQuery(id).queryKey })
  await refresh()
}

export async function removeLink(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/federation/links/{id}', { params: { path: { id } } })
  await refresh()
}
