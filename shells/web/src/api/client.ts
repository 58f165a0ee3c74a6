import createClient, { type Middleware } from 'openapi-fetch'
import { offlineProblem, problemOf } from './problem.ts'
import type { paths } from './schema.d.ts'

const refuseProblems: Middleware = {
  onRequest({ request }) {
    request.headers.set('accept-language', document.documentElement.lang)
    return request
  },
  async onResponse({ response }) {
    if (!response.ok) throw await problemOf(response)
    return response
  },
  onError({ error }) {
    if (error instanceof TypeError) return offlineProblem()
    return error as Error
  },
}

/** The API at the page's own origin, typed by the published contract. A refusal is thrown as an ApiError. */
export const api = createClient<paths>({ baseUrl: '/', credentials: 'same-origin' })
api.use(refuseProblems)

/** The body of an answer that succeeded: everything else was thrown. */
export async function dataOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T
}
