import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'
import { meQuery } from '../me.ts'
import { ownSessionsChanged } from './sessions.ts'

export type ProfileChanges = NonNullable<
  paths['/api/v1/me']['patch']['requestBody']
>['content']['application/json']

export async function changeProfile(body: ProfileChanges): Promise<void> {
  const user = await dataOf(api.PATCH('/api/v1/me', { body }))
  queryClient.setQueryData(meQuery.queryKey, me => me && { ...me, user })
}

/** The server makes a new picture of its pixels. */
export async function uploadPhotograph(photograph: File): Promise<void> {
  const answer = api.PUT('/api/v1/me/picture', {
    body: photograph as never,
    bodySerializer: (bytes: unknown) => bytes as never,
    headers: { 'content-type': photograph.type },
  })
  const user = await dataOf(answer)
  queryClient.setQueryData(meQuery.queryKey, me => me && { ...me, user })
}

/** The other sessions end with the old password. */
export async function changePassword(body: { current: string; new: string }): Promise<void> {
  await api.PUT('/api/v1/me/password', { body })
  void ownSessionsChanged()
}

export const sendEmailVerification = () => api.POST('/api/v1/me/email/verify')

export const ownActivityQuery = infiniteQueryOptions({
  queryKey: ['me', 'activity'],
  queryFn: ({ pageParam }) =>
    dataOf(
      api.GET('/api/v1/me/activity', { params: { query: { limit: 25, cursor: pageParam ?? undefined } } }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: page => page.next_cursor,
})
