import type { Language } from '@tamga/core/i18n'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import type { paths } from '../api/schema.d.ts'

type Campaigns = paths['/api/v1/sso/reviews/campaigns']
type One = paths['/api/v1/sso/reviews/campaigns/{id}']
type Items = paths['/api/v1/sso/reviews/campaigns/{id}/items']['get']
type Queue = paths['/api/v1/sso/reviews/queue']['get']
type Decisions = paths['/api/v1/sso/reviews/campaigns/{id}/decisions']['post']

export type Campaign = One['get']['responses'][200]['content']['application/json']
export type NewCampaign = Campaigns['post']['requestBody']['content']['application/json']
export type CampaignsQuery = NonNullable<Campaigns['get']['parameters']['query']>
export type ReviewItem = Items['responses'][200]['content']['application/json']['items'][number]
export type ItemsQuery = NonNullable<Items['parameters']['query']>
export type QueueItem = Queue['responses'][200]['content']['application/json']['items'][number]
export type Decision = NonNullable<ReviewItem['decision']>
export type ManyDecisions = Decisions['requestBody']['content']['application/json']

export const REVIEWS = 'reviews'
export const QUEUE_PAGE = 100

export const campaignsQuery = (query: CampaignsQuery) =>
  queryOptions({
    queryKey: [REVIEWS, 'campaigns', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/reviews/campaigns', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEWS, 'campaign', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/campaigns/{id}', { params: { path: { id } } })),
  })

/** The server tells what it found in the language of the caller. */
export const preflightQuery = (id: string, version: number, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'preflight', id, version, language],
    queryFn: () =>
      dataOf(api.POST('/api/v1/sso/reviews/campaigns/{id}/preflight', { params: { path: { id } } })),
  })

export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEWS, 'progress', id],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/reviews/campaigns/{id}/reviewers', { params: { path: { id } } })),
  })

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
const isGoingOn = (items: readonly { at: string; status: string | null; kind: string }[]): boolean =>
  items.some(
    ({ at, status, kind }) =>
      MOVING.includes(status ?? '') || (kind.endsWith('_ended') && Date.parse(at) > Date.now() - A_MINUTE),
  )

export const timelineQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'timeline', id, language],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/items/{id}/timeline', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (isGoingOn(state.data?.items ?? []) ? 2000 : false),
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

export const exportAddress = (id: string, format: 'csv' | 'pdf' | 'html'): string =>
  `/api/v1/sso/reviews/campaigns/${id}/export?format=${format}`

/** All but the queue, which is worked off as it was read. */
export const reviewsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === REVIEWS && queryKey[1] !== 'queue',
  })

export const queueChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [REVIEWS, 'queue'] })

function keep(campaign: Campaign): Campaign {
  queryClient.setQueryData(campaignQuery(campaign.id).queryKey, campaign)
  void reviewsChanged()
  return campaign
}

export const createCampaign = async (body: NewCampaign): Promise<Campaign> =>
  keep(await dataOf(api.POST('/api/v1/sso/reviews/campaigns', { body: body as never })))

export const changeCampaign = async (
  { id, version }: { id: string; version: number },
  body: NewCampaign,
): Promise<Campaign> =>
  keep(
    await dataOf(
      api.PUT('/api/v1/sso/reviews/campaigns/{id}', {
        params: { path: { id } },
        body: { ...body, version } as never,
      }),
    ),
  )

export async function deleteCampaign(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/reviews/campaigns/{id}', { params: { path: { id } } })
  queryClient.removeQueries({ queryKey: campaignQuery(id).queryKey })
  void reviewsChanged()
}

export const openCampaign = async (id: string): Promise<Campaign> =>
  keep(await dataOf(api.POST('/api/v1/sso/reviews/campaigns/{id}/open', { params: { path: { id } } })))

export const closeCampaign = async (id: string): Promise<Campaign> =>
  keep(await dataOf(api.POST('/api/v1/sso/reviews/campaigns/{id}/close', { params: { path: { id } } })))

export const duplicateCampaign = async (id: string, name: string): Promise<Campaign> =>
  keep(
    await dataOf(
      api.POST('/api/v1/sso/reviews/campaigns/{id}/duplicate', { params: { path: { id } }, body: { name } }),
    ),
  )

export const remindReviewers = (id: string) =>
  dataOf(api.POST('/api/v1/sso/reviews/campaigns/{id}/remind', { params: { path: { id } } }))

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
