import { getRouteApi } from '@tanstack/react-router'

// What the screens read of their addresses. The routes themselves import the screens, so these must not import the routes.
export const reviewQueueAddress = getRouteApi('/sso/reviews/queue')
export const reviewSchedulesAddress = getRouteApi('/sso/reviews/schedules')
export const reviewAddress = getRouteApi('/sso/reviews/$id')

export const CAMPAIGN_TABS = ['items', 'progress', 'evidence'] as const
export type CampaignTab = (typeof CAMPAIGN_TABS)[number]
export const ITEM_FILTERS = ['decision', 'recommendation', 'automatic', 'outcome', 'changed'] as const
export type ItemFilter = (typeof ITEM_FILTERS)[number]
