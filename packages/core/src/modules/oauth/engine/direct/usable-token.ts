import { agreedScopes } from '../claims/person-claims.ts'
import type { FoundToken } from '../storage/token-store.ts'

/** Values of ours. What else is presented may be a JWT, or nothing that was ever issued. */
export const OPAQUE = /^[\w-]{43}$/

/** Neither spent nor over, and with its client and its whole family alive. */
export function isUsable(found: FoundToken): boolean {
  const { payload, is_alive, client_version, consumed_at } = found
  const isOver = !is_alive || client_version === null || consumed_at !== null
  return !isOver && Number(payload['exp']) > Date.now() / 1000 && isOfItsGrant(found)
}

/** A token without a person has no grant. */
function isOfItsGrant({ grant_id, grant_payload, grant_exp, payload }: FoundToken): boolean {
  if (grant_id === null) return true
  const isAlike = ['clientId', 'accountId'].every(name => grant_payload?.[name] === payload[name])
  return isAlike && Number(grant_exp) > Date.now() / 1000
}

export const scopesOf = ({ payload }: FoundToken): string[] => String(payload['scope']).split(' ')

/** Those that the person agreed to, in that order. */
export function grantedScopes(found: FoundToken): string[] {
  const asked = scopesOf(found)
  return agreedScopes(found.grant_payload).filter(scope => asked.includes(scope))
}

/** With one of these a token is more than plain: bound to a key, for a resource server, or for single claims. */
const FURTHER = ['jkt', 'x5t#S256', 'dpopJkt', 'attestationJkt', 'aud', 'resource', 'rar', 'claims']

/** A usable token of a person who is known by it, for OpenID Connect and nothing more. */
export function isPlainOfPerson(found: FoundToken): boolean {
  const { payload, person, grant_id, tenant_id } = found
  const isOfPerson = grant_id !== null && tenant_id !== null && person?.id === payload['accountId']
  if (!isOfPerson || FURTHER.some(name => payload[name] !== undefined)) return false
  return scopesOf(found).includes('openid') && isUsable(found)
}
