import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { REVIEWS, reviewsChanged } from './campaigns.ts'

type Items = paths['/api/v1/sso/reviews/campaigns/{id}/items']['get']
type Queue = paths['/api/v1/sso/reviews/queue']['get']
type Decisions = paths['/api/v1/sso/reviews/campaigns/{id}/decisions']['post']
export type ReviewItem = Items['responses'][200]['content']['application/json']['items'][number]
export type ItemsQuery = NonNullable<Items['parameters']['query']>
export type QueueItem = Queue['responses'][200]['content']['application/json']['items'][number]
export type Decision = NonNullable<ReviewItem['decision']>
export type ManyDecisions = Decisions['requestBody']['content']['application/json']

export const QUEUE_PAGE = 100

export const itemsQuery = (id: string, query: ItemsQuery, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'items', id, query, language],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/sso/reviews/campaigns/{id}/items', {
          params: { path: { id }, query: { ...query, count: true } },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const itemQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'item', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/items/{id}', { params: { path: { id } } })),
  })

const MOVING = ['queued', 'running', 'retrying']
const A_MINUTE = 60_000

/** Connected systems are told right after a removal, and their answers come one by one. */
const isUnfinished = (items: readonly { at: string; status: string | null; kind: string }[]): boolean =>
  items.some(
    ({ at, status, kind }) =>
      MOVING.includes(status ?? '') || (kind.endsWith('_ended') && Date.parse(at) > Date.now() - A_MINUTE),
  )

export const timelineQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'timeline', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/items/{id}/timeline', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (isUnfinished(state.data?.items ?? []) ? 2000 : false),
  })

/** Read once and worked off: a list that reorders itself under the hands would lead to wrong decisions. */
export const queueQuery = (campaign: string | undefined, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'queue', campaign, language],
    queryFn: () =>
      dataOf(
        api.GET('/api/v1/sso/reviews/queue', {
          params: { query: { campaign, limit: QUEUE_PAGE, count: true } },
        }),
      ),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })

export const queueChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [REVIEWS, 'queue'] })

export const decideItem = async (id: string, decision: Decision, comment: string) => {
  const item = await dataOf(
    api.PUT('/api/v1/sso/reviews/items/{id}', {
      params: { path: { id } },
      body: { decision, comment: comment.trim() || undefined },
    }),
  )
  void reviewsChanged()
  return item
}

export const decisionsPreviewQuery = (id: string, body: ManyDecisions) =>
  queryOptions({
    queryKey: [REVIEWS, 'preview', id, body],
    queryFn: () => decideMany(id, body, true),
    gcTime: 0,
  })

export async function decideMany(id: string, body: ManyDecisions, preview: boolean) {
  const made = await dataOf(
    api.POST('/api/v1/sso/reviews/campaigns/{id}/decisions', {
      params: { path: { id }, query: { preview } },
      body,
    }),
  )
  if (!preview) void reviewsChanged()
  return made
}

export async function reassign(id: string, body: { items: string[]; reviewer: string; note: string }) {
  const made = await dataOf(
    api.POST('/api/v1/sso/reviews/campaigns/{id}/reassign', { params: { path: { id } }, body }),
  )
  void reviewsChanged()
  return made
}
