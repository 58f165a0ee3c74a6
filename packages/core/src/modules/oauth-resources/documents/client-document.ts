import { Type } from 'typebox'
import { Check } from 'typebox/value'
import type { Services } from '../../../kernel/services.ts'
import type { ClientDocument } from '../../clients/index.ts'
import { documentScopes } from './document-scopes.ts'

/** Of draft-ietf-oauth-client-id-metadata-document: what a document has to say, as far as we read it. */
const Document = Type.Object({
  client_id: Type.String(),
  client_name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  redirect_uris: Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: 20 }),
  token_endpoint_auth_method: Type.Optional(Type.String()),
  jwks: Type.Optional(Type.Object({ keys: Type.Array(Type.Object({})) })),
  client_secret: Type.Optional(Type.Never()),
})

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: URL): boolean => LOOPBACK.has(url.hostname)

/** An https address with a path, and nothing that could be read in two ways; http for loopback outside of production. */
export function documentUrl({ ENVIRONMENT }: Services['settings'], id: string): URL | undefined {
  const url = /^https?:\/\//.test(id) && id.length <= 200 ? URL.parse(id) : null
  if (!url || url.href !== id || url.pathname === '/') return undefined
  if (url.username || url.password || url.hash || url.search) return undefined
  if (url.protocol === 'https:') return url
  return ENVIRONMENT !== 'production' && isLoopback(url) ? url : undefined
}

/** People are only ever sent back to the host of the document, or to the machine that they sit at (RFC 8252 §7.3). */
const isAddressOf = (document: URL, address: string): boolean => {
  const url = URL.parse(address)
  if (!url || url.hash || url.username || url.password || address.includes('*')) return false
  if (url.protocol === 'http:') return isLoopback(url)
  return url.protocol === 'https:' && url.host === document.host
}

/** Undefined for a document that is none, or that asks for what documents cannot have. */
export function readDocument(
  services: Services,
  url: URL,
  content: unknown,
): Omit<ClientDocument, 'seconds'> | undefined {
  if (!Check(Document, content) || content.client_id !== url.href) return undefined
  const { client_name, redirect_uris, token_endpoint_auth_method: method = 'none', jwks } = content
  if (method !== 'none' && (method !== 'private_key_jwt' || !jwks)) return undefined
  if (!redirect_uris.every(address => isAddressOf(url, address))) return undefined
  return {
    client_id: url.href,
    name: (client_name ?? url.host).replace(/\p{Cc}/gu, ''),
    redirect_uris,
    scopes: documentScopes(services),
    token_endpoint_auth_method: method,
    jwks: method === 'none' ? null : ((jwks as ClientDocument['jwks']) ?? null),
    document_host: url.host,
  }
}
