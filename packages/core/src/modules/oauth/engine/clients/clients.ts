import type { Client, ClientMetadata } from 'oidc-provider'
import { errors, Provider } from 'oidc-provider'
import type { Services } from '../../../../kernel/services.ts'
import {
  DEVICE_GRANT,
  isAddressAllowed,
  isShellAddress,
  offeredScopes,
  type RegisteredClient,
  SHELL_CLIENT,
  SHELL_SCOPE,
  selectClientVersion,
  selectRegisteredClient,
} from '../../../clients/index.ts'
import { leaveOutUnregistered } from '../flow/own-resources.ts'
import { currentRequest } from '../request.ts'
import { isSecretOf } from './client-secret.ts'
import { isDocumentAddress, refreshDocument } from './documents.ts'

type Kept = { row: RegisteredClient; client: Client }

/** The engine's client is built once per version and carries what it was registered with. */
type OwnClient = Client & { registration: RegisteredClient }

export const registrationOf = (client: Client): RegisteredClient => (client as OwnClient).registration

/** The engine's class takes the metadata, which its published types do not say. */
type EngineClient = new (metadata: ClientMetadata) => Client

const MOST_KEPT = 10_000

export type Registry = {
  /** A client as it was when it was read last. */
  readonly known: (clientId: string) => RegisteredClient | undefined
}

/**
 * Clients stay in memory for as long as their version stays the same, which every request asks for anew, in a statement that it
 * makes anyway where there is one: a change applies on the very next request.
 */
export function useRegistry(provider: Provider, services: Services): Registry {
  const { database, settings } = services
  const offered: ReadonlySet<string> = new Set([...offeredScopes(services), SHELL_SCOPE])
  const kept = new Map<string, Kept>()

  async function find(id: string): Promise<Client | undefined> {
    if (typeof id !== 'string' || id === '') return undefined
    const request = currentRequest()
    await refreshDocument(request, id, kept.get(id)?.row)
    const known = kept.get(id)
    const version = request.clientVersions.get(id) ?? (await selectClientVersion(database, id))
    if (version === undefined) {
      kept.delete(id)
      return undefined
    }
    request.clientVersions.set(id, version)
    const client = known?.row.version === version ? known.client : await load(id)
    if (client && Provider.ctx!.oidc.route === 'authorization')
      leaveOutUnregistered(services, Provider.ctx!, registrationOf(client))
    return client
  }

  async function load(id: string): Promise<Client | undefined> {
    const row = await selectRegisteredClient(database, id)
    if (!row) return undefined
    const made = new (provider.Client as unknown as EngineClient)(metadataOf(row, offered, settings))
    const client: OwnClient = Object.assign(made, { registration: row })
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(id, { row, client })
    return client
  }

  Object.assign(provider.Client, { find })
  Object.assign(provider.Client.prototype, methodsOf(settings))
  return { known: id => kept.get(id)?.row }
}

/** What the engine's own clients judge otherwise than the specification. */
const methodsOf = (settings: Services['settings']) => ({
  compareClientSecret(this: Client, given: string): boolean {
    const row = registrationOf(this)
    return usedMethod() === row.token_endpoint_auth_method && isSecretOf(row, given)
  },
  // RFC 9700 §2.1: byte for byte, for native applications too, and no other port of loopback.
  redirectUriAllowed(this: Client, uri: string): boolean {
    const registration = registrationOf(this)
    if (registration.document_host !== null) return isDocumentAddress(registration, uri)
    if (registration.client_id === SHELL_CLIENT) return isShellAddress(uri) && isAddressAllowed(settings, uri)
    return registration.redirect_uris.includes(uri) && isAddressAllowed(settings, uri)
  },
  postLogoutRedirectUriAllowed(this: Client, uri: string): boolean {
    return registrationOf(this).post_logout_redirect_uris.includes(uri) && isAddressAllowed(settings, uri)
  },
  includeSid: () => true,
  grantTypeAllowed(this: Client, grant: string): boolean {
    return isGrantAllowed(registrationOf(this), grant)
  },
})

/** RFC 6749 §5.2 has a word of its own for a client that asks for a grant it is not registered for. */
function isGrantAllowed({ grant_types }: RegisteredClient, grant: string): boolean {
  const isAllowed = grant_types.includes(grant)
  const { route, params } = Provider.ctx?.oidc ?? {}
  const isAskedFor =
    (route === 'token' && params?.['grant_type'] === grant) ||
    (route === 'device_authorization' && grant === DEVICE_GRANT)
  if (!isAllowed && isAskedFor)
    throw new errors.UnauthorizedClient('requested grant type is not allowed for this client')
  return isAllowed
}

/** How the secret came: the engine takes it either way, we as the client is registered. */
const usedMethod = (): string =>
  Provider.ctx?.headers.authorization === undefined ? 'client_secret_post' : 'client_secret_basic'

/** Whether a page of the client may call from there; `null` is everybody's origin. */
export const isOriginOf = (
  { redirect_uris }: RegisteredClient,
  origin: string,
  { settings }: Services,
): boolean =>
  origin !== 'null' &&
  redirect_uris.some(uri => URL.parse(uri)?.origin === origin && isAddressAllowed(settings, uri))

export const isNative = ({ redirect_uris }: RegisteredClient): boolean =>
  redirect_uris.some(uri => !/^https?:/.test(uri))

function metadataOf(
  row: RegisteredClient,
  offered: ReadonlySet<string>,
  { OAUTH_EXTENSIONS }: Services['settings'],
): ClientMetadata {
  const usesCode = row.grant_types.includes('authorization_code')
  return {
    client_id: row.client_id,
    client_name: row.name,
    // The engine wants to see one; what it is compared with is the hash.
    ...(row.secret_hash && { client_secret: row.secret_hash.toString('hex') }),
    application_type: isNative(row) ? 'native' : 'web',
    redirect_uris: row.redirect_uris,
    post_logout_redirect_uris: row.post_logout_redirect_uris,
    // What may be asked for is asked above: one that is switched off must not spoil the others.
    grant_types: row.grant_types.filter(grant => grant !== DEVICE_GRANT) as ClientMetadata['grant_types'],
    response_types: usesCode ? ['code'] : [],
    // A permission goes with the module that declared it.
    scope: row.scopes.filter(scope => offered.has(scope)).join(' '),
    token_endpoint_auth_method: row.token_endpoint_auth_method,
    id_token_signed_response_alg: row.id_token_signed_response_alg,
    // Without the key of the device its tokens are worth nothing.
    ...(row.client_id === SHELL_CLIENT &&
      OAUTH_EXTENSIONS.includes('dpop') && { dpop_bound_access_tokens: true }),
    ...(row.jwks && { jwks: row.jwks as ClientMetadata['jwks'] }),
    ...(row.logo_uri?.startsWith('http') && { logo_uri: row.logo_uri }),
    ...(row.backchannel_logout_uri && {
      backchannel_logout_uri: row.backchannel_logout_uri,
      backchannel_logout_session_required: true,
    }),
  }
}
