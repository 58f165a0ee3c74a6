import type { Language } from '@tamga/formats'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Campaigns = paths['/api/v1/sso/reviews/campaigns']
type One = paths['/api/v1/sso/reviews/campaigns/{id}']

export type Campaign = One['get']['responses'][200]['content']['application/json']
export type NewCampaign = Campaigns['post']['requestBody']['content']['application/json']
export type CampaignsQuery = NonNullable<Campaigns['get']['parameters']['query']>

export type Preflight =
  paths['/api/v1/sso/reviews/campaigns/{id}/preflight']['post']['responses'][200]['content']['application/json']

export const REVIEWS = 'reviews'

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

/** `asked` is the body of a new campaign without its words, as JSON: the same question has the same key. */
export const previewQuery = (asked: string, language: Language) =>
  queryOptions({
    queryKey: [REVIEWS, 'preview', asked, language],
    queryFn: () => dataOf(api.POST('/api/v1/sso/reviews/campaigns/preview', { body: JSON.parse(asked) })),
    placeholderData: keepPreviousData,
  })

export const roleProgressQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEWS, 'role progress', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/campaigns/{id}/roles', { params: { path: { id } } })),
  })

export const progressQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEWS, 'progress', id],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/reviews/campaigns/{id}/reviewers', { params: { path: { id } } })),
  })

export const exportAddress = (id: string, format: 'csv' | 'pdf' | 'html'): string =>
  `/api/v1/sso/reviews/campaigns/${id}/export?format=${format}`

/** All but the queue, which is worked off as it was read. */
export const reviewsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === REVIEWS && queryKey[1] !== 'queue',
  })

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
