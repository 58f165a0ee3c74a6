import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'

export type Status = paths['/api/v1/platform/status']['get']['responses'][200]['content']['application/json']
export type StatusProcess = Status['processes'][number]
export type StatusRoute = Status['routes'][number]
export type StatusSchedule = Status['schedules'][number]

/** Somebody who mends something wants to see when it is mended. */
export const statusQuery = queryOptions({
  queryKey: ['platform-status'],
  queryFn: () => dataOf(api.GET('/api/v1/platform/status')),
  refetchInterval: 5000,
})
