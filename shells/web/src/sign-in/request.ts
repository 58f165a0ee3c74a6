import { offlineProblem, problemOf } from '../api/problem.ts'

/** One call to the API. A refusal is thrown as an ApiError; an answer without a body is undefined. */
export async function request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const { lang } = document.documentElement
  // The cookie may name a language of another organisation, which this page does not speak: the page says itself what it speaks.
  const headers: Record<string, string> = { 'accept-language': lang, 'x-page-language': lang }
  if (body) headers['content-type'] = 'application/json'
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw offlineProblem()
  })
  if (!response.ok) throw await problemOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}
