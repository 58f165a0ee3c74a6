import { hash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Afterwards } from '@tamga/core/testing'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

type Claims = Record<string, unknown>
type Key = { kid: string; privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']; jwk: JWK }
type Issued = { nonce: string; challenge: string; claims: Claims; redirect_uri: string }

/** An OpenID provider that says yes to everyone, and lies where a test tells it to. */
export type StandIn = {
  origin: string
  issuer: string
  /** Who signs in next. */
  person: Claims
  /** The last code exchange. */
  asked: { path: string; body: URLSearchParams; headers: IncomingMessage['headers'] }[]
  /** Lies: each may be left as it is. */
  lies: {
    discovery?: (document: Claims) => Claims
    idToken?: (payload: JWTPayload) => JWTPayload
    /** Signs as it likes. */
    sign?: (payload: JWTPayload, key: Key) => Promise<string> | string
    userinfo?: (claims: Claims) => Claims
    /** Parameters added to the answer of the authorization endpoint. */
    answer?: Record<string, string>
    tokens?: Claims
    /** Takes a whole request over. */
    serve?: (path: string, response: ServerResponse) => boolean
  }
  key: Key
  rotate(kid: string): Promise<void>
  logoutToken(payload: Claims, header?: Record<string, string>): Promise<string>
}

export async function startStandIn(t: Afterwards, client = 'tamga'): Promise<StandIn> {
  const codes = new Map<string, Issued>()
  const tokens = new Map<string, Claims>()
  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const provider: StandIn = {
    origin,
    issuer: origin,
    person: { sub: 'someone' },
    asked: [],
    lies: {},
    key: await makeKey('one'),
    async rotate(kid) {
      provider.key = await makeKey(kid)
    },
    logoutToken: (payload, header = {}) =>
      new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...payload })
        .setProtectedHeader({ alg: 'RS256', kid: provider.key.kid, typ: 'logout+jwt', ...header })
        .setIssuer(provider.issuer)
        .setAudience(client)
        .setIssuedAt()
        .setExpirationTime('2m')
        .sign(provider.key.privateKey),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, origin)
    const body = new URLSearchParams(await readAll(request))
    provider.asked.push({ path: url.pathname, body, headers: request.headers })
    if (provider.lies.serve?.(url.pathname, response)) return
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, provider.lies.discovery?.(discovery()) ?? discovery())
      case '/jwks':
        return json(response, { keys: [provider.key.jwk] })
      case '/authorize':
        return authorize(url.searchParams, response)
      case '/token':
        return json(response, await redeem(body))
      case '/userinfo': {
        const claims = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? {}
        return json(response, provider.lies.userinfo?.(claims) ?? claims)
      }
      default:
        response.writeHead(404).end()
    }
  }

  const discovery = (): Claims => ({
    issuer: provider.issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
  })

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomBytes(16).toString('hex')
    codes.set(code, {
      nonce: query.get('nonce')!,
      challenge: query.get('code_challenge')!,
      claims: { ...provider.person },
      redirect_uri: query.get('redirect_uri')!,
    })
    const back = new URL(query.get('redirect_uri')!)
    const given = { code, state: query.get('state')!, ...provider.lies.answer }
    for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value)
    response.writeHead(303, { location: back.href }).end()
  }

  async function redeem(body: URLSearchParams): Promise<Claims> {
    const issued = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const verifier = hash('sha256', body.get('code_verifier') ?? '', 'base64url')
    if (!issued || verifier !== issued.challenge || body.get('redirect_uri') !== issued.redirect_uri)
      return { error: 'invalid_grant' }
    const access_token = randomBytes(16).toString('hex')
    tokens.set(access_token, issued.claims)
    const now = Math.floor(Date.now() / 1000)
    const standard = { iss: provider.issuer, aud: client, nonce: issued.nonce, iat: now, exp: now + 300 }
    const { sub, ...rest } = issued.claims
    const payload = { ...standard, ...rest, sub: sub as string }
    const told = provider.lies.idToken?.(payload) ?? payload
    const id_token = await (provider.lies.sign ?? sign)(told, provider.key)
    return { access_token, token_type: 'Bearer', expires_in: 300, id_token, ...provider.lies.tokens }
  }

  return provider
}

export const sign = (payload: JWTPayload, key: Key): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)

export async function makeKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

function json(response: ServerResponse, value: unknown): void {
  const isError = typeof value === 'object' && value !== null && 'error' in value
  response.writeHead(isError ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
