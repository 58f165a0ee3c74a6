import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => dataOf(api.GET('/api/v1/dashboard')),
  refetchInterval: 60_000,
})

export const installedAppsQuery = queryOptions({
  queryKey: ['store', 'apps', 'installed'],
  queryFn: () =>
    dataOf(api.GET('/api/v1/store/apps', { params: { query: { installed: true, limit: 200 } } })),
  staleTime: 60_000,
})

const LATEST = 6

export const latestRecordsQuery = queryOptions({
  queryKey: ['audit', 'latest'],
  queryFn: () => dataOf(api.GET('/api/v1/audit', { params: { query: { limit: LATEST } } })),
  refetchInterval: 60_000,
})

export const latestOwnQuery = queryOptions({
  queryKey: ['me', 'activity', 'latest'],
  queryFn: () => dataOf(api.GET('/api/v1/me/activity', { params: { query: { limit: LATEST } } })),
})

/** How many, and by when the first of them. */
export const reviewsWaitingQuery = queryOptions({
  queryKey: ['reviews', 'waiting'],
  queryFn: () =>
    dataOf(api.GET('/api/v1/sso/reviews/queue', { params: { query: { limit: 1, count: true } } })),
  select: ({ total = 0, items }) => ({ count: total, due: items[0]?.campaign.due_at ?? null }),
  refetchInterval: 60_000,
})

export const targetsInNeedQuery = (health: 'failing' | 'paused' | 'ok') =>
  queryOptions({
    queryKey: ['scim', 'in-need', health],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/scim/targets', { params: { query: { health, limit: 1, count: true } } })),
    select: ({ total = 0 }) => total,
    refetchInterval: 60_000,
  })
