import type { Account, KoaContextWithOIDC } from 'oidc-provider'
import { NATIONAL_IDENTIFIERS, type RegisteredClient } from '../../../clients/index.ts'
import { logoAddress } from '../../../logos/index.ts'
import { registrationOf } from '../clients/clients.ts'
import { type EngineRequest, requestOf } from '../request.ts'
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

/** Of the client's administrator and of the person: both have to have said yes. */
function mayTellIdentifiers({ grants }: EngineRequest, { national_identifiers }: RegisteredClient): boolean {
  const agreed = [...grants.values()].flatMap(
    ({ openid }) => (openid as { scope?: string })?.scope?.split(' ') ?? [],
  )
  return national_identifiers && agreed.includes(NATIONAL_IDENTIFIERS)
}

/** Single claims that are asked for by name (OpenID Connect Core §5.5) go no further than the client's scopes. */
function within(
  request: EngineRequest,
  client: RegisteredClient,
  claims: Record<string, unknown>,
): Record<string, unknown> {
  const names = new Set(client.scopes.flatMap(scope => (CLAIMS as Record<string, string[]>)[scope] ?? []))
  if (!mayTellIdentifiers(request, client)) for (const name of IDENTIFIERS) names.delete(name)
  return Object.fromEntries(Object.entries(claims).filter(([name]) => names.has(name)))
}

/** The person came with the token that was presented; at the authorization endpoint nothing of them is disclosed yet. */
export function findAccount(ctx: KoaContextWithOIDC, sub: string): Account | undefined {
  const request = requestOf(ctx)
  const { person, tenant, identity } = request
  if (person?.id !== sub && identity?.person_id !== sub) return undefined
  return {
    accountId: sub,
    claims: async () => ({
      sub,
      ...(tenant && { tenant }),
      ...(person &&
        within(
          request,
          registrationOf(ctx.oidc.client!),
          claimsOf(person, request.ctx.services.settings.PUBLIC_ORIGIN),
        )),
    }),
  }
}
