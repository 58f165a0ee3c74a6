import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { REVIEWS, reviewsChanged } from './campaigns.ts'

type Schedules = paths['/api/v1/sso/reviews/schedules']
type One = paths['/api/v1/sso/reviews/schedules/{id}']

export type Schedule = One['get']['responses'][200]['content']['application/json']
export type SchedulePage = Schedules['get']['responses'][200]['content']['application/json']
export type NewSchedule = Schedules['post']['requestBody']['content']['application/json']
export type ScheduleChange = NonNullable<One['put']['requestBody']>['content']['application/json']
export type SchedulesQuery = NonNullable<Schedules['get']['parameters']['query']>

export const EVERY = ['month', 'quarter', 'half_year', 'year'] as const

export const schedulesQuery = (query: SchedulesQuery) =>
  queryOptions({
    queryKey: [REVIEWS, 'schedules', query],
    queryFn: () =>
      dataOf(api.GET('/api/v1/sso/reviews/schedules', { params: { query: { ...query, count: true } } })),
    placeholderData: keepPreviousData,
  })

export const scheduleQuery = (id: string) =>
  queryOptions({
    queryKey: [REVIEWS, 'schedule', id],
    queryFn: () => dataOf(api.GET('/api/v1/sso/reviews/schedules/{id}', { params: { path: { id } } })),
  })

export async function createSchedule(body: NewSchedule): Promise<Schedule> {
  const schedule = await dataOf(api.POST('/api/v1/sso/reviews/schedules', { body }))
  void reviewsChanged()
  return schedule
}

export async function changeSchedule(id: string, body: ScheduleChange): Promise<Schedule> {
  const schedule = await dataOf(
    api.PUT('/api/v1/sso/reviews/schedules/{id}', { params: { path: { id } }, body }),
  )
  void reviewsChanged()
  return schedule
}

export async function deleteSchedule(id: string): Promise<void> {
  await api.DELETE('/api/v1/sso/reviews/schedules/{id}', { params: { path: { id } } })
  void reviewsChanged()
}
