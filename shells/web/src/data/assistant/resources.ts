import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Resources = paths['/api/v1/oauth/resources']

export type ResourcesQuery = NonNullable<Resources['get']['parameters']['query']>
export type Resource = Resources['get']['responses'][200]['content']['application/json']['items'][number]
export type NewResource = Resources['post']['requestBody']['content']['application/json']

const ROOT = 'oauth-resources'

export const resourcesQuery = (query: ResourcesQuery) =>
  queryOptions({
    queryKey: [ROOT, 'list', query],
    queryFn: () => dataOf(api.GET('/api/v1/oauth/resources', { params: { query } })),
    placeholderData: keepPreviousData,
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

export async function createResource(body: NewResource): Promise<Resource> {
  const made = await dataOf(api.POST('/api/v1/oauth/resources', { body }))
  await refresh()
  return made
}

export async function changeResource(id: string, { uri: _fixed, ...body }: NewResource): Promise<Resource> {
  const changed = await dataOf(api.PUT('/api/v1/oauth/resources/{id}', { params: { path: { id } }, body }))
  await refresh()
  return changed
}

export async function deleteResource(id: string): Promise<void> {
  await api.DELETE('/api/v1/oauth/resources/{id}', { params: { path: { id } } })
  await refresh()
}

export const documentHostsQuery = queryOptions({
  queryKey: [ROOT, 'hosts'],
  queryFn: () => dataOf(api.GET('/api/v1/oauth/document-hosts')),
})

export async function saveDocumentHosts(hosts: string[]): Promise<void> {
  const saved = await dataOf(api.PUT('/api/v1/oauth/document-hosts', { body: { hosts } }))
  queryClient.setQueryData(documentHostsQuery.queryKey, saved)
}
