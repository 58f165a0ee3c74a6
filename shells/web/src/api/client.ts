import createClient, { type Middleware } from 'openapi-fetch'
import { connection } from './connection.ts'
import { isPersonPresent } from './presence.ts'
import { offlineProblem, problemOf } from './problem.ts'
import type { paths } from './schema.d.ts'
import { stepUps } from './step-up-channel.ts'

/** Throws what is refused. Where a second factor has to be proven first, the request is sent again afterwards. */
function refuseProblems(): Middleware {
  const copies = new Map<string, Request>()
  return {
    onRequest({ request, id }) {
      request.headers.set('accept-language', document.documentElement.lang)
      if (!isPersonPresent()) request.headers.set('x-background', 'true')
      copies.set(id, request.clone())
      return request
    },
    async onResponse({ response, id }) {
      const copy = copies.get(id)
      copies.delete(id)
      connection.noteReached()
      if (response.ok) return response
      const problem = await problemOf(response)
      const { methods = [] } = problem.problem
      if (problem.code !== 'step_up_required' || !copy || !(await stepUps.ask(methods))) throw problem
      const again = await fetch(copy)
      if (!again.ok) throw await problemOf(again)
      return again
    },
    onError({ error, id }) {
      copies.delete(id)
      if (!(error instanceof TypeError)) return error as Error
      connection.noteLost()
      return offlineProblem()
    },
  }
}

/** The API at the page's own origin, typed by the published contract. A refusal is thrown as an ApiError. */
export const api = createClient<paths>({ baseUrl: '/', credentials: 'same-origin' })
api.use(refuseProblems())

/** The body of an answer that succeeded: everything else was thrown. */
export async function dataOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T
}
