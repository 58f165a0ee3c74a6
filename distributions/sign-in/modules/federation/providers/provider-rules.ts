import { domainFault, type FieldError, invalid, isSecure } from '@tamga/core'
import type { GivenFields } from './provider-fields.ts'

const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/

type Rule = (fields: GivenFields) => FieldError[]

const RULES: readonly Rule[] = [
  ({ name }) => (name === '' ? [{ path: '/name', code: 'required' }] : []),
  ({ client_id }) => (client_id === '' ? [{ path: '/client_id', code: 'required' }] : []),
  ({ issuer }) => issuerFaults(issuer),
  ({ scope }) =>
    SCOPE.test(scope) && scope.split(' ').includes('openid')
      ? []
      : [{ path: '/scope', code: 'scope_openid' }],
  ({ email_domains }) =>
    email_domains.flatMap((domain, index) => {
      const path = `/email_domains/${index}`
      const code = domainFault(domain)
      return code ? [{ path, code }] : []
    }),
  ({ logo_uri }) =>
    logo_uri === null || isPicture(logo_uri) ? [] : [{ path: '/logo_uri', code: 'logo_https' }],
]

/** OpenID Connect Discovery 1.0 §2: no query and no fragment; plain http stays on the machine. */
export function issuerFaults(issuer: string): FieldError[] {
  const url = URL.parse(issuer)
  const isIssuer = url !== null && /^https?:$/.test(url.protocol) && !/[?#@\s\\]/.test(issuer)
  if (!isIssuer) return [{ path: '/issuer', code: 'issuer_malformed' }]
  return isSecure(issuer) ? [] : [{ path: '/issuer', code: 'issuer_insecure' }]
}

const isPicture = (address: string): boolean =>
  URL.parse(address)?.protocol === 'https:' && !/[\s"'<>\\]/.test(address)

export function requireValid(fields: GivenFields): void {
  const faults = RULES.flatMap(rule => rule(fields))
  if (faults.length > 0) throw invalid(...faults)
}
