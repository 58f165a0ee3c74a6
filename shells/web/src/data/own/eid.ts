import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { isApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { EidCalls, Pending } from './eid-request.ts'

/** How the e-ID can be asked; null where there is none. */
export const eidOptionsQuery = queryOptions({
  queryKey: ['eid', 'options'],
  queryFn: () =>
    dataOf(api.GET('/api/v1/auth/eid/options')).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'login_method_disabled') return null
      throw error
    }),
})

const path = (request_id: string) => ({ params: { path: { request_id } } })

/** Somebody who is signed in links their e-ID. */
export const linkCalls: EidCalls = {
  start: ({ tenant: _, invitation: __, ...body }) => dataOf(api.POST('/api/v1/me/identities/eid', { body })),
  poll: (request_id, { wait }) =>
    dataOf(
      api.GET('/api/v1/me/identities/eid/{request_id}', {
        params: { path: { request_id }, query: wait === undefined ? {} : { wait } },
      }),
    ) as Promise<Pending | { status: 'linked' }>,
  sendOtp: (id, code) =>
    api.POST('/api/v1/me/identities/eid/{request_id}/otp', { ...path(id), body: { code } }),
  cancel: id => api.DELETE('/api/v1/me/identities/eid/{request_id}', path(id)),
}

export const loginsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['me', 'identities'] })

/** Answers with where the browser goes. */
export async function startGatewayLink(return_to: string): Promise<string> {
  const { authorize_url } = await dataOf(api.POST('/api/v1/me/identities/dan', { body: { return_to } }))
  return authorize_url
}
