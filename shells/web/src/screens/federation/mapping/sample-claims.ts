import type { Trial } from '../../../data/federation.ts'
import { type MappingValues, mappingOf, TARGETS, type Target } from './mapping-values.ts'

export type Claims = Readonly<Record<string, unknown>>
type Mapped = Trial['mapping'][number]

/** What a provider of the usual kind says of a person (OpenID Connect Core §5.1). */
export const SAMPLE: Claims = {
  sub: '248289761001',
  name: 'Jane Doe',
  given_name: 'Jane',
  family_name: 'Doe',
  email: 'jane.doe@example.com',
  email_verified: true,
  phone_number: '+976 9911 2233',
  picture: 'https://example.com/jane.jpg',
  groups: ['accounting', 'staff'],
}

/** Null: not an object of claims. */
export function claimsIn(text: string): Claims | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null
  } catch {
    return null
  }
}

/** What the mapping in the form, saved or not, makes of claims; by the rules of the service. */
export function mappedBy(values: MappingValues, claims: Claims): Mapped[] {
  const mapping = mappingOf(values)
  const { roles } = mapping
  return [
    ...TARGETS.map(target => {
      const claim = mapping[target] ?? null
      return { target, claim, value: claim === null ? null : textFor(target, claimAt(claims, claim)) }
    }),
    {
      target: 'roles' as const,
      claim: typeof roles === 'string' ? roles : (roles?.claim ?? null),
      value: roles ? rolesIn(claims, roles) : null,
    },
  ]
}

/** A claim by its name, else by a path of names: `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Claims)[part]
  }
  return value
}

const FIT: Readonly<Partial<Record<Target, RegExp>>> = {
  email: /^[^\s@<>"\\]{1,64}@[^\s@<>"\\]{1,189}$/,
  phone: /^\+?[0-9 ()-]{5,30}$/,
  picture: /^https:\/\//,
}

/** Only text that a person may carry. */
function textFor(target: Target, value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && (FIT[target]?.test(text) ?? true) ? text : null
}

type Roles = NonNullable<ReturnType<typeof mappingOf>['roles']>

/** In a table, what the values stand for; values that stand for nothing are left out. */
function rolesIn(claims: Claims, roles: Roles): string[] {
  const value = claimAt(claims, typeof roles === 'string' ? roles : roles.claim)
  const given = typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : []
  const values = [...new Set(given.filter(one => typeof one === 'string' && one !== ''))]
  return typeof roles === 'string' ? values : values.flatMap(one => roles.values[one] ?? [])
}
