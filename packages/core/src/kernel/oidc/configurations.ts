import type { JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import type { OutboundFetch } from '../outbound/fetch.ts'
import { OidcError } from './oidc-error.ts'
import { createProviderKeys } from './provider-keys.ts'
import { ALGORITHMS, isLoopback, isSecure, type RelyingParty } from './relying-party.ts'

/**
 * A provider as its discovery describes it, ready to be spoken to. What it says of a person (`userinfo`) may be signed, and is
 * then checked by the library; the ID token is checked with `keys`, which follow a provider that changes them.
 */
export type Configured = Readonly<{
  config: client.Configuration
  userinfo: client.Configuration
  keys: JWTVerifyGetKey
}>

type Kept = { readonly revision: string; readonly madeAt: number; readonly configured: Promise<Configured> }

export type ConfigurationsOptions = {
  fetchOf: (tenant: string) => OutboundFetch
  timeoutSeconds: number
  now: () => number
}

const LIFE = 600_000
const MOST = 500

/**
 * Discovery documents, fetched once for concurrent requests and cached for ten minutes; a changed provider is fetched again.
 */
export function createConfigurations(options: ConfigurationsOptions) {
  const kept = new Map<string, Kept>()

  function keep(party: RelyingParty): Promise<Configured> {
    const entry = { revision: party.revision, madeAt: options.now(), configured: discover(party, options) }
    kept.delete(party.key)
    kept.set(party.key, entry)
    entry.configured.catch(() => kept.get(party.key) === entry && kept.delete(party.key))
    const oldest = kept.size > MOST ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    return entry.configured
  }

  return (party: RelyingParty): Promise<Configured> => {
    const entry = kept.get(party.key)
    const isFresh = entry?.revision === party.revision && options.now() - entry.madeAt < LIFE
    return isFresh ? entry.configured : keep(party)
  }
}

async function discover(party: RelyingParty, options: ConfigurationsOptions): Promise<Configured> {
  const { timeoutSeconds } = options
  const { issuer, client_id } = party
  const fetch = options.fetchOf(party.tenant)
  if (!isSecure(issuer)) throw new OidcError('failed', 'issuer_not_secure')
  const found = await client.discovery(new URL(issuer), client_id, undefined, client.None(), {
    timeout: timeoutSeconds,
    [client.customFetch]: fetch,
    execute: isLoopback(issuer) ? [client.allowInsecureRequests] : [],
  })
  const server = requireOwnIssuer(found.serverMetadata(), issuer)
  const userinfo = configurationOf(server, party, options)
  client.enableNonRepudiationChecks(userinfo)
  return {
    config: configurationOf(server, party, options),
    userinfo,
    keys: createProviderKeys(server.jwks_uri!, { ...options, fetch, life: LIFE }),
  }
}

function configurationOf(
  server: client.ServerMetadata,
  { tenant, issuer, client_id, client_secret }: RelyingParty,
  { fetchOf, timeoutSeconds }: ConfigurationsOptions,
): client.Configuration {
  const config = new client.Configuration(
    { ...server, id_token_signing_alg_values_supported: usableAlgorithms(server) },
    client_id,
    client_secret === null ? {} : { client_secret },
    authentication(server, client_secret),
  )
  config[client.customFetch] = fetchOf(tenant)
  config.timeout = timeoutSeconds
  if (isLoopback(issuer)) client.allowInsecureRequests(config)
  return config
}

/** Byte for byte (OpenID Connect Discovery 1.0 §4.3): a document with another issuer is refused. */
function requireOwnIssuer(server: client.ServerMetadata, issuer: string): client.ServerMetadata {
  if (server.issuer !== issuer) throw new OidcError('failed', 'issuer_mismatch')
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const address = server[name]
    if (address === undefined || !(isSecure(address) || isLoopback(issuer)))
      throw new OidcError('failed', `${name}_unusable`)
  }
  return server
}

/** OpenID Connect Discovery 1.0 §3: a provider that says nothing signs with RS256. */
export const usableAlgorithms = (server: client.ServerMetadata): string[] =>
  [server.id_token_signing_alg_values_supported ?? ['RS256']].flat().filter(alg => ALGORITHMS.includes(alg))

function authentication(server: client.ServerMetadata, secret: string | null): client.ClientAuth {
  if (secret === null) return client.None()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const isPost = methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
  return isPost ? client.ClientSecretPost(secret) : basic(secret)
}

/** As RFC 6749 §2.3.1 says, and no further: many a provider does not undo the encoding, least of all of a hyphen. */
const basic =
  (secret: string): client.ClientAuth =>
  (_server, { client_id }, _body, headers) => {
    const credentials = `${formEncoded(client_id)}:${formEncoded(secret)}`
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`)
  }

const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1)
