import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers of every shape and says itself what it expects
type Loose = any

export type Answer<T = Loose> = { status: number; headers: Headers; body: T; text: string }

export type Client = {
  token: string | null
  request<T = Loose>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  get<T = Loose>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  post<T = Loose>(path: string, body?: unknown): Promise<Answer<T>>
  put<T = Loose>(path: string, body?: unknown): Promise<Answer<T>>
  patch<T = Loose>(path: string, body?: unknown): Promise<Answer<T>>
  delete<T = Loose>(path: string, body?: unknown): Promise<Answer<T>>
  signIn(email: string, password: string, tenant?: string): Promise<Answer>
}

/** A plain HTTP client of the API, with a Bearer token once signed in. Paths without a leading host are below /api/v1. */
export function createClient(origin: string): Client {
  const client: Client = {
    token: null,
    async request(method, path, body, headers = {}) {
      const isRaw = typeof body === 'string' || body instanceof Uint8Array
      const response = await fetch(`${origin}${path.startsWith('//') ? path.slice(1) : `/api/v1${path}`}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(client.token && { authorization: `Bearer ${client.token}` }),
          ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
          ...headers,
        },
        body:
          body === undefined
            ? undefined
            : isRaw
              ? (body as string | Uint8Array<ArrayBuffer>)
              : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text ? JSON.parse(text) : undefined,
      }
    },
    get: (path, headers) => client.request('GET', path, undefined, headers),
    post: (path, body = {}) => client.request('POST', path, body),
    put: (path, body = {}) => client.request('PUT', path, body),
    patch: (path, body = {}) => client.request('PATCH', path, body),
    delete: (path, body) => client.request('DELETE', path, body),
    async signIn(email, password, tenant) {
      const signInOnce = () => client.post('/auth/login', { email, password, ...(tenant && { tenant }) })
      let answer = await signInOnce()
      // A service that starts on a busy machine sheds load, as it should; a client waits and asks again.
      for (let attempt = 1; answer.status === 503 && attempt <= 20; attempt++) {
        await pause(500)
        answer = await signInOnce()
      }
      assert.equal(answer.status, 200, answer.text)
      client.token = answer.body.session.token
      return answer
    },
  }
  return client
}
