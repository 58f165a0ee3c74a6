import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'

const minutesAheadOfUtc = () => -new Date().getTimezoneOffset()

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () =>
    dataOf(api.GET('/api/v1/dashboard', { params: { query: { utc_offset: minutesAheadOfUtc() } } })),
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
