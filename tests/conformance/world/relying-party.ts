import assert from 'node:assert/strict'
import type { Client } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import type { Arrival, BrowserSession, Conduct } from './browser-session.ts'

export const CALLBACK = 'https://rp.example/callback'
export const SIGNED_OUT = 'https://rp.example/signed-out'
export const EVERY_SCOPE = ['openid', 'profile', 'email', 'phone', 'offline_access']

// biome-ignore lint/suspicious/noExplicitAny: the contract of clients has its own tests
type Registered = any

export type RelyingParty = {
  client: Registered
  config: oidc.Configuration
  /** One request: what openid-client needs to remember until the answer comes. */
  request(params?: Record<string, string>): Promise<AuthorizationRequest>
  /** The whole way from the request to the tokens. */
  signIn(browser: BrowserSession, params?: Record<string, string>, conduct?: Conduct): Promise<SignedIn>
  redeem(request: AuthorizationRequest, arrival: Arrival): Promise<Tokens>
}

export type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

export type AuthorizationRequest = {
  url: URL
  params: Record<string, string>
  checks: oidc.AuthorizationCodeGrantChecks
}

export type SignedIn = {
  tokens: Tokens
  claims: oidc.IDToken
  arrival: Arrival
  request: AuthorizationRequest
}

export async function registerClient(api: Client, fields: Record<string, unknown> = {}): Promise<Registered> {
  const { status, body, text } = await api.post('/sso/clients', {
    name: 'Туршилтын апп',
    type: 'confidential',
    redirect_uris: [CALLBACK],
    post_logout_redirect_uris: [SIGNED_OUT],
    scopes: EVERY_SCOPE,
    ...fields,
  })
  assert.equal(status, 201, text)
  return body
}

const authOf = ({ token_endpoint_auth_method: method, client_secret }: Registered): oidc.ClientAuth => {
  if (method === 'none') return oidc.None()
  return method === 'client_secret_post'
    ? oidc.ClientSecretPost(client_secret)
    : oidc.ClientSecretBasic(client_secret)
}

/** An application with openid-client, which checks everything it can check. */
export async function createRelyingParty(issuer: string, client: Registered): Promise<RelyingParty> {
  const metadata = { id_token_signed_response_alg: client.id_token_signed_response_alg }
  const config = await oidc.discovery(new URL(issuer), client.client_id, metadata, authOf(client), {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  })
  const party: RelyingParty = {
    client,
    config,
    request: params => prepare(config, { redirect_uri: client.redirect_uris[0], ...params }),
    redeem: ({ checks }, arrival) =>
      oidc.authorizationCodeGrant(config, arrival.request?.clone() ?? arrival.url!, checks),
    async signIn(browser, params, conduct) {
      const request = await party.request(params)
      const arrival = await browser.open(request.url, conduct)
      assert.ok(arrival.params.has('code'), `${arrival.url} ${arrival.page} ${arrival.text.slice(0, 300)}`)
      const tokens = await party.redeem(request, arrival)
      return { tokens, claims: tokens.claims()!, arrival, request }
    },
  }
  return party
}

async function prepare(
  config: oidc.Configuration,
  { nonce = oidc.randomNonce(), ...given }: Record<string, string>,
): Promise<AuthorizationRequest> {
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier()
  const params: Record<string, string> = {
    scope: 'openid',
    state: oidc.randomState(),
    ...(nonce !== '' && { nonce }),
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...given,
  }
  const checks = {
    pkceCodeVerifier,
    expectedState: params['state'],
    ...(nonce !== '' && { expectedNonce: nonce }),
    ...(params['max_age'] && { maxAge: Number(params['max_age']) }),
    idTokenExpected: true,
  }
  return { url: oidc.buildAuthorizationUrl(config, params), params, checks }
}
