import { type Claims, emailIn, isEmailClaimVerified, type NewPerson } from '@tamga/core'
import { type ClaimMapping, TARGETS, type Target } from '../tables.ts'

const LONGEST: Record<Target, number> = {
  email: 254,
  name: 200,
  given_name: 100,
  family_name: 100,
  picture: 1000,
  phone: 30,
}
const PHONE = /^\+?[0-9 ()-]{5,30}$/
const MOST_ROLES = 200

/** A claim by its name, else by a path of names: `realm_access.roles`. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Claims)[part]
  }
  return value
}

/** Only text that a person may carry: anything else a provider says is left alone. */
export function mappedText(claims: Claims, mapping: ClaimMapping, target: Target): string | null {
  const name = mapping[target]
  const value = name === null ? undefined : claimAt(claims, name)
  if (typeof value !== 'string') return null
  const text = withoutControls(value).normalize('NFC').trim()
  if (text === '' || text.length > LONGEST[target]) return null
  return isFit(target, text) ? text : null
}

const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')

function isFit(target: Target, text: string): boolean {
  if (target === 'email') return emailIn(text) !== null
  if (target === 'phone') return PHONE.test(text)
  return target !== 'picture' || URL.parse(text)?.protocol === 'https:'
}

/** What the claims say somebody's roles are; which of them exist is the tenant's affair. */
export function mappedRoleValues(claims: Claims, { roles }: ClaimMapping): string[] {
  if (roles === null) return []
  const value = claimAt(claims, roles.claim)
  const values = typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : []
  return [...new Set(values.filter(one => typeof one === 'string' && one !== ''))].slice(0, MOST_ROLES)
}

/** The provider's word that an address is somebody's counts for the standard claim alone: it speaks of no other. */
export const isEmailVerified = (claims: Claims, mapping: ClaimMapping): boolean =>
  mapping.email === 'email' && isEmailClaimVerified(claims)

export function personIn(claims: Claims, mapping: ClaimMapping): NewPerson | null {
  const found = Object.fromEntries(
    TARGETS.map(target => [target, mappedText(claims, mapping, target)]),
  ) as Record<Target, string | null>
  const { email, given_name, family_name, phone, picture } = found
  if (email === null) return null
  const parts = [given_name, family_name].filter(part => part !== null).join(' ')
  const name = found.name ?? (parts || email.split('@')[0]!)
  return { email, name, given_name, family_name, phone, picture }
}
