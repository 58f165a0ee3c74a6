import type { Load, LoadRequest } from '../load.ts'
import type { Credentials, RunningProvider } from './provider.ts'
import type { Terms } from './terms.ts'

/** Every operation of the bars, in their order. */
export const OPERATIONS = [
  'discovery',
  'client_credentials',
  'introspection',
  'auth',
  'exchange',
  'refresh',
  'userinfo',
  'session_check',
] as const

export type Operation = (typeof OPERATIONS)[number]

const FORM = 'application/x-www-form-urlencoded'

const CODE = '[?&]code=([^&]+)'
const ACCESS_TOKEN = '"access_token" ?: ?"([^"]+)"'
const REFRESH_TOKEN = '"refresh_token" ?: ?"([^"]+)"'

/** RFC 6749, 2.3.1: both halves are form-encoded before they are joined. */
const basic = ({ id, secret }: Credentials): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`

const get = (path: string, headers?: LoadRequest['headers']): LoadRequest => ({
  method: 'GET',
  path,
  headers,
})

const post = (path: string, client: Credentials, fields: Record<string, string>): LoadRequest => ({
  method: 'POST',
  path,
  headers: { authorization: basic(client), 'content-type': FORM },
  // Braces stay as they are: they are filled with a value for each request.
  body: new URLSearchParams(fields).toString().replace('%7B%7D', '{}'),
})

/** The loads of one provider; those that use something up take it as values. */
export const loadsOf = (provider: RunningProvider, terms: Terms) => ({
  ...serviceLoads(provider),
  ...browserLoads(provider, terms),
  ...tokenLoads(provider, terms),
})

type Send = (requests: LoadRequest[], rest?: Partial<Load>) => Load

const sendTo =
  ({ origin }: RunningProvider): Send =>
  (requests, rest) => ({ origins: [origin], requests, ...rest })

/** What a client asks for itself: documents, tokens of its own, the state of a token. */
function serviceLoads(provider: RunningProvider) {
  const { paths, service, serviceScope } = provider
  const load = sendTo(provider)
  return {
    discovery: load([get(paths.discovery), get(paths.jwks)], { answer: '"(?:issuer|keys)"' }),
    client_credentials: load(
      [
        post(paths.token, service, {
          grant_type: 'client_credentials',
          ...(serviceScope && { scope: serviceScope }),
        }),
      ],
      { answer: ACCESS_TOKEN },
    ),
    introspection: (tokens: readonly string[]) =>
      load([post(paths.introspection, service, { token: '{}' })], {
        values: tokens,
        answer: '"active" ?: ?true',
      }),
  }
}

/** What the browser of a signed-in person sends. */
function browserLoads(provider: RunningProvider, { challenge }: Terms) {
  const { paths, client, redirectUri, scope, cookies } = provider
  const load = sendTo(provider)
  const question = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state: 'bench',
    nonce: 'bench',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...provider.extra,
  })
  return {
    auth: load(
      cookies.map(cookie => get(`${paths.authorization}?${question}`, { cookie })),
      { answer: CODE },
    ),
    session_check: load(
      cookies.map(cookie => get(paths.sessionCheck ?? '', { cookie })),
      { answer: '"email"' },
    ),
  }
}

/** What a client asks on behalf of a person. */
function tokenLoads(provider: RunningProvider, { verifier }: Terms) {
  const { paths, client, redirectUri } = provider
  const load = sendTo(provider)
  const exchange = {
    grant_type: 'authorization_code',
    code: '{}',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }
  return {
    exchange: (codes: readonly string[]) =>
      load([post(paths.token, client, exchange)], { values: codes, use: 'once', answer: REFRESH_TOKEN }),
    refresh: (tokens: readonly string[]) =>
      load([post(paths.token, client, { grant_type: 'refresh_token', refresh_token: '{}' })], {
        values: tokens,
        use: 'rotate',
        answer: REFRESH_TOKEN,
      }),
    userinfo: (tokens: readonly string[]) =>
      load([get(paths.userinfo, { authorization: 'Bearer {}' })], { values: tokens, answer: '"sub"' }),
    accessTokens: (codes: readonly string[]) =>
      load([post(paths.token, client, exchange)], { values: codes, use: 'once', answer: ACCESS_TOKEN }),
  }
}
