import { offlineProblem, problemOf } from '../api/problem.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** One call to the API. A refusal is thrown as an ApiError; an answer without a body is undefined. */
export const request = <T>(method: Method, path: string, body?: object): Promise<T> =>
  send<T>(method, path, { body })

/** The same with the token of a sign-in that waits for the person to add a second factor; a session needs none. */
export const requestWith =
  (token: string | undefined) =>
  <T>(method: Method, path: string, body?: object): Promise<T> =>
    send<T>(method, path, { body, token })

/** Sends a file as it is. */
export const sendFile = <T>(path: string, file: Blob): Promise<T> => send<T>('POST', path, { file })

type Content = { body?: object | undefined; token?: string | undefined; file?: Blob }

async function send<T>(method: Method, path: string, { body, token, file }: Content): Promise<T> {
  const { lang } = document.documentElement
  // The cookie may name a language of another organisation, which this page does not speak: the page says itself what it speaks.
  const headers: Record<string, string> = { 'accept-language': lang, 'x-page-language': lang }
  if (body) headers['content-type'] = 'application/json'
  if (file) headers['content-type'] = 'application/pdf'
  // Of a sign-in that waits for the person to add a second factor.
  if (token) headers['authorization'] = `Bearer ${token}`
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
  }).catch(() => {
    throw offlineProblem()
  })
  if (!response.ok) throw await problemOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}
