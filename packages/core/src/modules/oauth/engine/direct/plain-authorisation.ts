import { parse } from 'node:querystring'
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

type Fields = Readonly<Record<string, string>>

const PRINTABLE = /^[\x20-\x7e]{1,512}$/

/** Each parameter that there may be, and what it may look like. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  client_id: /^[\x21-\x7e]{1,200}$/,
  redirect_uri: /^[\x21-\x7e]{1,2000}$/,
  response_type: /^code$/,
  scope: /^(?:openid|profile|email|phone|offline_access)(?: (?:openid|profile|email|phone|offline_access))*$/,
  code_challenge: /^[\w-]{43}$/,
  code_challenge_method: /^S256$/,
  state: PRINTABLE,
  nonce: PRINTABLE,
}
const OPTIONAL: ReadonlySet<string> = new Set(['state', 'nonce'])
const REQUIRED = Object.keys(PLAIN).filter(name => !OPTIONAL.has(name))

/** Undefined for every other request, malformed ones included: the engine judges those. */
export function readAuthorisation(
  url: string,
  known: KnownClient,
  settings: Settings,
): PlainAuthorisation | undefined {
  const fields = parse(url.slice(url.indexOf('?') + 1))
  if (!isPlain(fields)) return undefined
  const { client_id, redirect_uri, code_challenge, state, nonce } = fields
  const client = known(client_id!)
  if (!client || !isPlainClient(client)) return undefined
  const isRegistered =
    client.redirect_uris.includes(redirect_uri!) && isAddressAllowed(settings, redirect_uri!)
  const scopes = scopesOf(fields['scope']!)
  if (!isRegistered || !areOffered(scopes, client)) return undefined
  return { client, redirect_uri: redirect_uri!, scopes, code_challenge: code_challenge!, state, nonce }
}

const isPlain = (fields: NodeJS.Dict<string | string[]>): fields is Fields =>
  REQUIRED.every(name => fields[name] !== undefined) &&
  Object.entries(fields).every(([name, value]) => typeof value === 'string' && PLAIN[name]?.test(value))

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
