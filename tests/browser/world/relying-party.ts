import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as oidc from 'openid-client'

type Registered = { issuer: string; client_id: string; client_secret: string }

export type RelyingParty = {
  origin: string
  redirect_uri: string
  /** Where a person begins: each visit is a request of its own. */
  startAt(parameters?: Record<string, string>): string
  connect(client: Registered): Promise<void>
}

/** A small application on this machine, which signs people in as any other would. */
export async function startRelyingParty(
  after: (work: () => Promise<unknown>) => void,
): Promise<RelyingParty> {
  let config: oidc.Configuration | undefined
  const pending = new Map<string, string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    answer(url).then(
      ({ location, text = '' }) =>
        location
          ? response.writeHead(302, { location }).end()
          : response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${text}</h1>`),
      error => response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${told(error)}</h1>`),
    )
  })
  const origin = await listen(server)
  const redirect_uri = `${origin}/callback`
  after(async () => {
    server.closeAllConnections()
    server.close()
  })

  async function begin(url: URL): Promise<{ location: string }> {
    const verifier = oidc.randomPKCECodeVerifier()
    const state = oidc.randomState()
    pending.set(state, verifier)
    const location = oidc.buildAuthorizationUrl(config!, {
      redirect_uri,
      scope: 'openid profile email',
      state,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...Object.fromEntries(url.searchParams),
    })
    return { location: location.href }
  }

  async function answer(url: URL): Promise<{ location?: string; text?: string }> {
    if (url.pathname === '/start') return begin(url)
    if (url.pathname !== '/callback') return { text: 'home' }
    const state = url.searchParams.get('state') ?? ''
    const tokens = await oidc.authorizationCodeGrant(config!, url, {
      pkceCodeVerifier: pending.get(state) ?? '',
      expectedState: state,
    })
    const { email } = await oidc.fetchUserInfo(config!, tokens.access_token, tokens.claims()!.sub)
    return { text: `hello ${email}` }
  }

  return {
    origin,
    redirect_uri,
    startAt: parameters => `${origin}/start?${new URLSearchParams(parameters)}`,
    async connect({ issuer, client_id, client_secret }) {
      config = await oidc.discovery(
        new URL(issuer),
        client_id,
        { id_token_signed_response_alg: 'ES256' },
        oidc.ClientSecretBasic(client_secret),
        { execute: [oidc.allowInsecureRequests] },
      )
    },
  }
}

const told = (error: unknown): string =>
  error instanceof oidc.AuthorizationResponseError ? error.error : String(error)

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
