import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { isApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Path = paths['/api/v1/reports/{id}/schedule']
export type Schedule = Path['get']['responses'][200]['content']['application/json']
export type ScheduleBody = Path['put']['requestBody']['content']['application/json']

const keyOf = (id: string) => ['reports', 'schedule', id]

/** Null: it is not mailed. */
export const scheduleQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Schedule | null> => {
      try {
        return await dataOf(api.GET('/api/v1/reports/{id}/schedule', { params: { path: { id } } }))
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
  })

export async function saveSchedule(id: string, body: ScheduleBody): Promise<Schedule> {
  const saved = await dataOf(api.PUT('/api/v1/reports/{id}/schedule', { params: { path: { id } }, body }))
  queryClient.setQueryData(keyOf(id), saved)
  return saved
}

export async function removeSchedule(id: string): Promise<void> {
  await dataOf(api.DELETE('/api/v1/reports/{id}/schedule', { params: { path: { id } } }))
  queryClient.setQueryData(keyOf(id), null)
}
