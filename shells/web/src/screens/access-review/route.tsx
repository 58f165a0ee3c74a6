import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { ITEM_FILTERS } from './address.ts'

export const reviewsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/reviews',
  validateSearch: validateTableSearch({ filters: ['status'] }),
  component: lazyScreen(() => import('./list/reviews-screen.tsx'), 'ReviewsScreen'),
})

export const newReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/reviews/new',
  component: lazyScreen(() => import('./campaign/draft/new-campaign-screen.tsx'), 'NewCampaignScreen'),
})

export const reviewQueueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/reviews/queue',
  validateSearch: ({ campaign }: Record<string, unknown>): { campaign?: string } =>
    typeof campaign === 'string' ? { campaign } : {},
  component: lazyScreen(() => import('./queue/queue-screen.tsx'), 'QueueScreen'),
})

export const reviewSchedulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/reviews/schedules',
  // `schedule`: open at the side; `campaign`: what a new one is made like.
  validateSearch: validateTableSearch({ keep: ['schedule', 'dialog', 'campaign'] }),
  component: lazyScreen(() => import('./schedules/schedules-screen.tsx'), 'SchedulesScreen'),
})

export const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/reviews/$id',
  // `item`: what is open at the side.
  validateSearch: validateTableSearch({ filters: ITEM_FILTERS, keep: ['tab', 'item'] }),
  component: lazyScreen(() => import('./campaign/campaign-screen.tsx'), 'CampaignScreen'),
})
