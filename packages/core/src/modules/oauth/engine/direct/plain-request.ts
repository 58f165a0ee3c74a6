import type { IncomingHttpHeaders } from 'node:http'
import { parse } from 'node:querystring'

/** A form with each field once, from a service that says who it is with its secret. */
export type PlainRequest = {
  readonly client_id: string
  readonly secret: string
  /** As it came. */
  readonly method: 'client_secret_basic' | 'client_secret_post'
  readonly fields: Readonly<Record<string, string>>
}

type Credentials = Pick<PlainRequest, 'client_id' | 'secret' | 'method'>

const FORM = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i

/** With these a request is more than plain: pages of other origins, and proofs that are bound to a key. */
const FURTHER_HEADERS = ['origin', 'dpop', 'oauth-client-attestation', 'oauth-client-attestation-pop']

/** Undefined for every other request, malformed ones included: the engine judges those. */
export function readPlain(headers: IncomingHttpHeaders, body: Buffer): PlainRequest | undefined {
  if (!FORM.test(headers['content-type'] ?? '')) return undefined
  if (FURTHER_HEADERS.some(name => headers[name] !== undefined)) return undefined
  const fields = parse(body.toString())
  if (!areSingle(fields)) return undefined
  const credentials = credentialsOf(headers.authorization, fields)
  return credentials && { ...credentials, fields }
}

/** Whether a form has no fields but these: with others it is more than plain. */
export const hasOnly = (fields: PlainRequest['fields'], names: ReadonlySet<string>): boolean =>
  Object.keys(fields).every(name => names.has(name))

const BEARER = /^bearer ([\w-]{43})$/i

/** A token of ours in the header; undefined for every other request. */
export function readBearer(headers: IncomingHttpHeaders): string | undefined {
  if (FURTHER_HEADERS.some(name => headers[name] !== undefined)) return undefined
  return BEARER.exec(headers.authorization ?? '')?.[1]
}

const areSingle = (fields: NodeJS.Dict<string | string[]>): fields is Record<string, string> =>
  Object.values(fields).every(value => typeof value === 'string')

function credentialsOf(
  authorization: string | undefined,
  { client_id, client_secret }: Readonly<Record<string, string>>,
): Credentials | undefined {
  if (authorization === undefined)
    return client_id && client_secret
      ? { client_id, secret: client_secret, method: 'client_secret_post' }
      : undefined
  const given = readBasic(authorization)
  const isOne = client_secret === undefined && (client_id === undefined || client_id === given?.client_id)
  return isOne ? given : undefined
}

const BASIC = /^basic ((?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?)$/i
const PRINTABLE = /^[\x20-\x7e]+$/

/** RFC 6749 §2.3.1: both are encoded like fields of a form. */
function readBasic(header: string): Credentials | undefined {
  const encoded = BASIC.exec(header)?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  const colon = text.indexOf(':')
  const client_id = decode(text.slice(0, Math.max(colon, 0)))
  const secret = decode(text.slice(colon + 1))
  return client_id && secret ? { client_id, secret, method: 'client_secret_basic' } : undefined
}

function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', '%20'))
    return PRINTABLE.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
