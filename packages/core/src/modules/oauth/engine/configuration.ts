import { LANGUAGES } from '@tamga/formats'
import type { Configuration, JWKS } from 'oidc-provider'
import { type CookieSettings, pathCookieName, sessionCookieName } from '../../../kernel/http/cookies.ts'
import type { Services } from '../../../kernel/services.ts'
import { offeredScopes, SHELL_SCOPE } from '../../clients/index.ts'
import { findAccount } from './claims/accounts.ts'
import { CLAIMS } from './claims/person-claims.ts'
import { extraTokenClaims } from './claims/token-claims.ts'
import { requireOwnAssertion } from './clients/client-assertion.ts'
import { isOriginOf, registrationOf } from './clients/clients.ts'
import { reachableAcrValues } from './flow/authentication.ts'
import { INTERACTION, setApiCookie } from './flow/interaction-cookie.ts'
import { createPolicy } from './flow/interaction-policy.ts'
import { mayIntrospect, noteStructured } from './flow/introspection.ts'
import { findResource } from './flow/resources.ts'
import { validateScope } from './flow/scopes.ts'
import { lifetimes } from './lifetimes.ts'
import { renderError } from './pages/problem-page.ts'
import { PATHS } from './paths.ts'
import { createAdapter } from './storage/adapter.ts'
import { loadExistingGrant } from './storage/grants.ts'
import { requireStorable } from './storage/storable.ts'

const CLIENT_AUTH = ['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none'] as const
const ASSERTIONS = ['ES256', 'RS256', 'PS256', 'EdDSA'] as const

/** What the engine does and does not say of itself (RFC 8414 §2, OpenID Connect Discovery 1.0 §3). */
const ALSO_TRUE = {
  ui_locales_supported: LANGUAGES,
  client_id_metadata_document_supported: true,
  display_values_supported: ['page', 'popup'],
  prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
  introspection_endpoint_auth_methods_supported: CLIENT_AUTH,
  introspection_endpoint_auth_signing_alg_values_supported: ASSERTIONS,
  revocation_endpoint_auth_methods_supported: CLIENT_AUTH,
  revocation_endpoint_auth_signing_alg_values_supported: ASSERTIONS,
}

const SIGNING = ['ES256', 'RS256', 'EdDSA'] as const

const ALGORITHMS: Configuration['enabledJWA'] = {
  idTokenSigningAlgValues: [...SIGNING],
  userinfoSigningAlgValues: [...SIGNING],
  introspectionSigningAlgValues: [...SIGNING],
  clientAuthSigningAlgValues: [...ASSERTIONS],
  dPoPSigningAlgValues: ['ES256', 'RS256', 'EdDSA'],
}

/** Everything that differs from the engine's defaults. */
export function configure(services: Services, jwks: JWKS): Configuration {
  const { settings } = services
  return {
    adapter: createAdapter,
    jwks,
    routes: PATHS,
    findAccount,
    loadExistingGrant,
    renderError,
    extraTokenClaims,
    formats: { customizers: { jwt: noteStructured } },
    scopes: [...offeredScopes(services), SHELL_SCOPE],
    claims: CLAIMS,
    acrValues: reachableAcrValues(services),
    subjectTypes: ['public'],
    responseTypes: ['code'],
    discovery: ALSO_TRUE,
    assertJwtClientAuthClaimsAndHeader: requireOwnAssertion,
    clientAuthMethods: [...CLIENT_AUTH],
    enabledJWA: ALGORITHMS,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    // Required in every flow, also of clients with a secret.
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client, code) =>
      client.grantTypeAllowed('refresh_token') && code.scopes.has('offline_access'),
    // Judged where a token is looked up, in the same round trip.
    expiresWithSession: async () => false,
    clientBasedCORS: (_ctx, origin, client) => isOriginOf(registrationOf(client), origin, services),
    // OpenID Connect Core §3.1.2.1: always required.
    allowOmittingSingleRegisteredRedirectUri: false,
    extraParams: { validated_scope: validateScope, storable: requireStorable },
    ttl: lifetimes(settings),
    interactions: {
      policy: createPolicy(),
      url: async (ctx, interaction) => {
        setApiCookie(settings, ctx, interaction.uid)
        return `/interaction/${interaction.uid}`
      },
    },
    cookies: cookies(settings),
    fetch: (url, options) => services.outbound.of(keyOf(url)).fetch(url, options as never) as never,
    features: features(services),
  }
}

function cookies(settings: CookieSettings): Configuration['cookies'] {
  const isHttps = settings.PUBLIC_ORIGIN.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: false } as const
  return {
    names: {
      session: sessionCookieName(settings),
      interaction: pathCookieName(settings, INTERACTION),
      resume: pathCookieName(settings, 'resume'),
    },
    long: cookie,
    short: cookie,
  }
}

/** The engine does not say whose client it asks for: each address has a share of its own. */
const keyOf = (url: URL | string | Request): string =>
  `client ${new URL(url instanceof Request ? url.url : url).host}`

function features({ settings }: Services): Configuration['features'] {
  const has = (extension: string) => settings.OAUTH_EXTENSIONS.some(one => one === extension)
  return {
    devInteractions: { enabled: false },
    // Keys of other processes, to verify with.
    externalSigningSupport: { enabled: true, ack: 'experimental-01' },
    clientCredentials: { enabled: true },
    introspection: { enabled: true, allowedPolicy: mayIntrospect },
    jwtIntrospection: { enabled: has('introspection-jwt') },
    // Who asks about the token of another client is told nothing, as if it were made up.
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    userinfo: { enabled: true },
    rpInitiatedLogout: { enabled: true },
    backchannelLogout: { enabled: true },
    claimsParameter: { enabled: true },
    pushedAuthorizationRequests: { enabled: has('par') },
    dPoP: { enabled: has('dpop') },
    // Where a request came from is kept beside it, and read by our own page.
    deviceFlow: { enabled: has('device'), charset: 'base-20', mask: '****-****', deviceInfo: () => ({}) },
    resourceIndicators: {
      enabled: true,
      // Of several, none is the one meant: the engine refuses.
      defaultResource: async (_ctx, _client, several) => several as never,
      useGrantedResource: async () => false,
      getResourceServerInfo: findResource,
    },
  }
}
