import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Apps = paths['/api/v1/store/apps']['get']
export type App = Apps['responses'][200]['content']['application/json']['items'][number]
export type AppsQuery = NonNullable<Apps['parameters']['query']>

const ROOT = 'store'
const MOST = 200

/** Names and change notes come in the language of the caller, so it is part of each key. */
export const appsQuery = (query: AppsQuery, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'apps', query, language],
    queryFn: () => dataOf(api.GET('/api/v1/store/apps', { params: { query } })),
    placeholderData: keepPreviousData,
  })

/** The whole catalogue: for names of what an app needs, and for the categories. */
export const catalogQuery = (language: Language) => appsQuery({ limit: MOST }, language)

export const appQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: [ROOT, 'app', slug, language],
    queryFn: () => dataOf(api.GET('/api/v1/store/apps/{slug}', { params: { path: { slug } } })),
  })

export const planQuery = (slug: string) =>
  queryOptions({
    queryKey: [ROOT, 'plan', slug],
    queryFn: () => dataOf(api.GET('/api/v1/store/apps/{slug}/plan', { params: { path: { slug } } })),
  })

const path = (slug: string) => ({ params: { path: { slug } } })

export const installApp = async (slug: string) => {
  await api.POST('/api/v1/store/apps/{slug}/install', { ...path(slug), body: {} as never })
  await appsChanged()
}

export const uninstallApp = async (slug: string) => {
  await api.DELETE('/api/v1/store/apps/{slug}/install', path(slug))
  await appsChanged()
}

export const setAppActive = async (slug: string, active: boolean) => {
  await api.PUT('/api/v1/store/apps/{slug}/active', { ...path(slug), body: { active } })
  await appsChanged()
}

/** An app brings menus and permissions, and takes them away. */
async function appsChanged(): Promise<void> {
  const others = [['me'], ['menus'], ['organisation'], ['dashboard']]
  for (const queryKey of others) void queryClient.invalidateQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey: [ROOT] })
}

type LocalText = App['name']

/** The server answers in one language unless all are asked for. */
export const textOf = (text: LocalText): string => (typeof text === 'string' ? text : text.mn)
