import { NATIONAL_IDENTIFIERS, type RegisteredClient } from '../../../clients/index.ts'
import { logoAddress } from '../../../logos/index.ts'
import type { PersonRow } from '../storage/token-store.ts'

/** Which claims each scope discloses. */
export const CLAIMS = {
  openid: ['sub', 'tenant', 'sid', 'acr', 'amr', 'auth_time'],
  profile: [
    'name',
    'given_name',
    'family_name',
    'picture',
    'locale',
    'updated_at',
    'registration_number',
    'civil_id',
    'identity_level',
  ],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
}

const known = (claims: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null && value !== undefined))

const claimsOf = (person: PersonRow, origin: string): Record<string, unknown> =>
  known({
    name: person.name,
    given_name: person.given_name,
    family_name: person.family_name,
    // Our own copy: an application that shows it asks nobody else for it either.
    picture: person.picture && new URL(logoAddress(person.picture)!, origin).href,
    locale: person.locale,
    updated_at: Math.floor(Date.parse(person.updated_at) / 1000),
    registration_number: person.registration_number,
    civil_id: person.civil_id,
    identity_level: person.identity_level,
    email: person.email ?? (person.contact_email || null),
    email_verified: person.email_verified_at !== null,
    phone_number: person.phone,
    phone_number_verified: person.phone === null ? null : person.phone_verified_at !== null,
  })

const IDENTIFIERS = ['registration_number', 'civil_id']

/** What the person agreed to in one authorisation. */
export type GrantPayload = Readonly<Record<string, unknown>> | null

export const agreedScopes = (grant: GrantPayload): string[] =>
  (grant?.['openid'] as { scope?: string } | undefined)?.scope?.split(' ') ?? []

/** The names of the claims that these scopes disclose. */
export const claimsOfScopes = (scopes: readonly string[]): Set<string> =>
  new Set(scopes.flatMap(scope => (CLAIMS as Record<string, string[]>)[scope] ?? []))

export type Disclosure = {
  readonly person: PersonRow
  readonly client: RegisteredClient
  readonly grants: readonly GrantPayload[]
  readonly origin: string
}

/** Of the client's administrator and of the person: both have to have said yes. */
const mayTellIdentifiers = ({ client, grants }: Disclosure): boolean =>
  client.national_identifiers && grants.flatMap(agreedScopes).includes(NATIONAL_IDENTIFIERS)

/** Single claims that are asked for by name (OpenID Connect Core §5.5) go no further than the client's scopes. */
export function personClaims(disclosure: Disclosure): Record<string, unknown> {
  const { person, client, origin } = disclosure
  const names = claimsOfScopes(client.scopes)
  if (!mayTellIdentifiers(disclosure)) for (const name of IDENTIFIERS) names.delete(name)
  return Object.fromEntries(Object.entries(claimsOf(person, origin)).filter(([name]) => names.has(name)))
}
