import type { EidCalls } from '../../data/own/eid-request.ts'
import { request } from '../request.ts'

const LOGIN = '/auth/eid/login'

/** Somebody signs in. */
export const loginCalls: EidCalls = {
  start: wish => request('POST', LOGIN, wish),
  poll: (id, { wait, replace }) => {
    const query = new URLSearchParams({
      ...(wait !== undefined && { wait: String(wait) }),
      ...(replace && { replace: 'true' }),
    })
    return request('GET', `${LOGIN}/${id}${query.size > 0 ? `?${query}` : ''}`)
  },
  sendOtp: (id, code) => request('POST', `${LOGIN}/${id}/otp`, { code }),
  cancel: id => request('DELETE', `${LOGIN}/${id}`),
}
