import * as client from 'openid-client'
import type { Outbound } from '../outbound/outbound.ts'
import { type BreakerOptions, createCircuitBreaker } from '../reliability/circuit-breaker.ts'
import { type Configured, createConfigurations } from './configurations.ts'
import { type CheckStep, checkProvider } from './discovery-check.ts'
import { endSessionUrl, type SignOutOrder } from './end-session.ts'
import { type LogoutToken, verifyLogoutToken } from './logout-token.ts'
import { isOutage, OidcError, toOidcError } from './oidc-error.ts'
import { type ExpectedAnswer, type ProvidedIdentity, redeemCode } from './provided-identity.ts'
import type { RelyingParty } from './relying-party.ts'

export type AuthorizationOrder = ExpectedAnswer &
  Readonly<{
    redirect_uri: string
    scope: string
    login_hint?: string | undefined
    prompt?: string | undefined
  }>

/** The core as a client of other OpenID Connect providers. Every failure is an OidcError. */
export type OidcClients = Readonly<{
  /** Where the browser goes. */
  authorize(party: RelyingParty, order: AuthorizationOrder): Promise<string>
  /** The answer that the browser brought, as the whole address it came to. */
  redeem(party: RelyingParty, address: URL, expected: ExpectedAnswer): Promise<ProvidedIdentity>
  /** Where the browser goes to end the provider's session as well; null when the provider has no such page. */
  signOutAddress(party: RelyingParty, order: SignOutOrder): Promise<string | null>
  readLogoutToken(party: RelyingParty, token: string): Promise<LogoutToken>
  /** What stands between us and the provider, step by step; nothing of it is kept. */
  check(tenant: string, issuer: string): Promise<CheckStep[]>
}>

export type OidcClientsOptions = Pick<BreakerOptions, 'now' | 'random' | 'metrics'> & {
  outbound: Outbound
  timeoutSeconds: number
}

export function createOidcClients(options: OidcClientsOptions): OidcClients {
  const { outbound, timeoutSeconds, now = Date.now, random, metrics } = options
  const configured = createConfigurations({
    fetchOf: tenant => outbound.of(tenant).fetch,
    timeoutSeconds,
    now,
  })
  const breaker = createCircuitBreaker({ name: 'identity providers', metrics, now: options.now, random })

  /** The circuit breaker of a provider: while it does not answer, most requests fail at once. */
  async function withBreaker<T>(party: RelyingParty, work: (to: Configured) => Promise<T>): Promise<T> {
    const permit = breaker.enter(party.key)
    if (!permit) throw new OidcError('unavailable', 'breaker_open')
    try {
      const done = await work(await configured(party))
      permit.succeed()
      return done
    } catch (error) {
      if (isOutage(error)) permit.fail()
      else permit.cancel()
      throw toOidcError(error)
    }
  }

  return Object.freeze<OidcClients>({
    authorize: (party, order) => withBreaker(party, to => authorizationUrl(to, order)),
    redeem: (party, address, expected) => withBreaker(party, to => redeemCode(to, address, expected)),
    signOutAddress: (party, order) => withBreaker(party, async to => endSessionUrl(to, party, order)),
    readLogoutToken: (party, token) => withBreaker(party, to => verifyLogoutToken(to, token)),
    check: (tenant, issuer) => checkProvider(outbound.of(tenant), issuer),
  })
}

async function authorizationUrl({ config }: Configured, order: AuthorizationOrder): Promise<string> {
  const { redirect_uri, scope, state, nonce, login_hint, prompt } = order
  const parameters = {
    redirect_uri,
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(order.verifier),
    code_challenge_method: 'S256',
    ...(login_hint !== undefined && { login_hint }),
    ...(prompt !== undefined && { prompt }),
  }
  // RFC 9126 §5
  const isPushed = config.serverMetadata().require_pushed_authorization_requests === true
  const address = isPushed
    ? await client.buildAuthorizationUrlWithPAR(config, parameters)
    : client.buildAuthorizationUrl(config, parameters)
  return address.href
}
