import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, type Dispatcher, request } from 'undici'

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

/** Fetch makes streams and objects of its own for each answer: four times the work of a plain request. */
const connections = new Agent()

/** As fetch introduces itself. */
const USUAL = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' }

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** What is sent, and its type; anything that is not raw is sent as JSON. */
function encode(body: unknown): { body?: string | Uint8Array; type?: string } {
  if (body === undefined || body instanceof Uint8Array) return { body }
  if (typeof body === 'string') return { body, type: 'text/plain;charset=UTF-8' }
  return { body: JSON.stringify(body), type: 'application/json' }
}

function headersOf(received: Dispatcher.ResponseData['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  return headers
}

const REPEATS = 20
const PAUSE_MS = 500

/** How often clients of this process send a request again. */
let repeats = REPEATS

/** For tests of what is turned away and when: until they are over, clients send once what they send. */
export function sendRequestsOnce(t: { after(work: () => Promise<unknown>): void }): void {
  repeats = 0
  t.after(async () => {
    repeats = REPEATS
  })
}

/** A service on a machine that stood still for seconds turns requests away, as it should, having done nothing; clients send them again. */
async function repeatWhileBusy(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send()
  for (let repeat = 1; isBusy(answer) && repeat <= repeats; repeat++) {
    await pause(PAUSE_MS)
    answer = await send()
  }
  return answer
}

const isBusy = ({ status, body }: Answer): boolean => status === 503 && body?.code === 'overloaded'

/** A plain HTTP client of the API, with a Bearer token once signed in. Paths without a leading host are below /api/v1. */
export function createClient(origin: string): Client {
  const send = (...given: Parameters<Client['request']>) => repeatWhileBusy(() => client.request(...given))
  const client: Client = {
    token: null,
    async request(method, path, body, headers = {}) {
      const { body: sent, type } = encode(body)
      const answer = await request(`${origin}${path.startsWith('//') ? path.slice(1) : `/api/v1${path}`}`, {
        method: method as Dispatcher.HttpMethod,
        dispatcher: connections,
        headers: {
          ...USUAL,
          ...(client.token && { authorization: `Bearer ${client.token}` }),
          ...(type && { 'content-type': type }),
          ...lowerCased(headers),
        },
        body: sent,
      })
      const text = await answer.body.text()
      const isJson = /[/+]json\b/.test(String(answer.headers['content-type']))
      return {
        status: answer.statusCode,
        headers: headersOf(answer.headers),
        text,
        body: isJson && text ? JSON.parse(text) : undefined,
      }
    },
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body = {}) => send('POST', path, body),
    put: (path, body = {}) => send('PUT', path, body),
    patch: (path, body = {}) => send('PATCH', path, body),
    delete: (path, body) => send('DELETE', path, body),
    async signIn(email, password, tenant) {
      const answer = await client.post('/auth/login', { email, password, ...(tenant && { tenant }) })
      assert.equal(answer.status, 200, answer.text)
      client.token = answer.body.session.token
      return answer
    },
  }
  return client
}
