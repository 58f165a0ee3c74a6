import type { Settings } from '../../../../kernel/settings/settings.ts'
import { isAddressAllowed, isInstallationWide, type RegisteredClient } from '../../../clients/index.ts'
import { isNative } from '../clients/clients.ts'
import type { KnownClient } from './forms.ts'

/** A request for a code in which nothing is chosen: neither how the person signs in nor what they are asked. */
export type PlainAuthorisation = {
  readonly client: RegisteredClient
  readonly redirect_uri: string
  readonly scopes: readonly string[]
  readonly code_challenge: string
  readonly state: string | undefined
  readonly nonce: string | undefined
}

const PRINTABLE = /^[\x20-\x7e]{1,512}$/

/** Each parameter that there may be, and what it may look like. */
const PLAIN: ReadonlyMap<string, RegExp> = new Map([
  ['client_id', /^[\x21-\x7e]{1,200}$/],
  ['redirect_uri', /^[\x21-\x7e]{1,2000}$/],
  ['response_type', /^code$/],
  ['scope', /^(?:openid|profile|email|phone|offline_access| )+$/],
  ['code_challenge', /^[\w-]{43}$/],
  ['code_challenge_method', /^S256$/],
  ['state', PRINTABLE],
  ['nonce', PRINTABLE],
])
const OPTIONAL: ReadonlySet<string> = new Set(['state', 'nonce'])
const REQUIRED = [...PLAIN.keys()].filter(name => !OPTIONAL.has(name))

/** Undefined for every other request, malformed ones included: the engine judges those. */
export function readAuthorisation(
  url: string,
  known: KnownClient,
  settings: Settings,
): PlainAuthorisation | undefined {
  const fields = readFields(url)
  const client = fields && known(fields.get('client_id')!)
  if (!client || !isPlainClient(client)) return undefined
  const redirect_uri = fields.get('redirect_uri')!
  const isRegistered = client.redirect_uris.includes(redirect_uri) && isAddressAllowed(settings, redirect_uri)
  const scopes = scopesOf(fields.get('scope')!)
  if (!isRegistered || !areOffered(scopes, client)) return undefined
  return {
    client,
    redirect_uri,
    scopes,
    code_challenge: fields.get('code_challenge')!,
    state: fields.get('state'),
    nonce: fields.get('nonce'),
  }
}

/** Read as the engine reads them; undefined where one is there twice, or is not of those that may be. */
function readFields(url: string): ReadonlyMap<string, string> | undefined {
  if (url.includes('#')) return undefined
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(url.slice(url.indexOf('?') + 1))) {
    if (fields.has(name) || PLAIN.get(name)?.test(value) !== true) return undefined
    fields.set(name, value)
  }
  return REQUIRED.every(name => fields.has(name)) ? fields : undefined
}

/** Of a tenant's own application on the web, which is told no national identifiers. */
const isPlainClient = (client: RegisteredClient): boolean =>
  client.document_host === null &&
  !client.national_identifiers &&
  client.grant_types.includes('authorization_code') &&
  !isInstallationWide(client) &&
  !isNative(client)

/** In the order of the engine, which puts offline_access last. */
function scopesOf(scope: string): string[] {
  const asked = [...new Set(scope.split(' '))]
  const isOffline = asked.includes('offline_access')
  return [...asked.filter(one => one !== 'offline_access'), ...(isOffline ? ['offline_access'] : [])]
}

const areOffered = (scopes: readonly string[], { scopes: own, grant_types }: RegisteredClient): boolean =>
  scopes.includes('openid') &&
  scopes.every(scope => own.includes(scope)) &&
  (grant_types.includes('refresh_token') || !scopes.includes('offline_access'))
