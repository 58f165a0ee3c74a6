import { normaliseDomain, slugOf } from '@tamga/core'
import type { NewProviderInput, ProviderInput } from '../contract.ts'
import type { ClaimMapping, RoleMapping } from '../tables.ts'
import type { ProviderFields, ProviderRow } from './provider-store.ts'

/** The standard claims of OpenID Connect Core §5.1. */
export const STANDARD_MAPPING: ClaimMapping = {
  email: 'email',
  name: 'name',
  given_name: 'given_name',
  family_name: 'family_name',
  picture: 'picture',
  phone: 'phone_number',
  roles: null,
}

const trimmed = (text: string): string => text.normalize('NFC').trim()

const wordsOf = (scope: string): string => [...new Set(scope.trim().split(/\s+/))].join(' ')

const domainsOf = (domains: readonly string[]): string[] => [...new Set(domains.map(normaliseDomain))]

/** As long as it may be with what is put behind it where it is taken. */
const LONGEST_SLUG = 50

/** A provider as it is kept, but for its secret. */
export type SoundFields = Omit<ProviderFields, 'client_secret'>

/** What the roles are called is looked up elsewhere: here they stand as they were given; a claim alone asks for all roles by their keys. */
export type GivenFields = Omit<SoundFields, 'claim_mapping'> & {
  claim_mapping: Omit<ClaimMapping, 'roles'> & { readonly roles: RoleMapping | string | null }
}

export function firstFields(input: NewProviderInput): GivenFields {
  return mergedFields(
    {
      slug: slugOf(input.name, LONGEST_SLUG) || 'provider',
      name: input.name,
      issuer: input.issuer,
      client_id: input.client_id,
      scope: 'openid profile email',
      claim_mapping: STANDARD_MAPPING,
      enabled: true,
      jit: false,
      trust_email: false,
      default_roles: [],
      email_domains: [],
      logo_uri: null,
    },
    input,
  )
}

export function mergedFields(before: GivenFields, input: Omit<ProviderInput, 'version'>): GivenFields {
  return {
    slug: input.slug ?? before.slug,
    name: trimmed(input.name ?? before.name),
    issuer: (input.issuer ?? before.issuer).trim(),
    client_id: (input.client_id ?? before.client_id).trim(),
    scope: wordsOf(input.scope ?? before.scope),
    claim_mapping: {
      ...before.claim_mapping,
      ...input.claim_mapping,
    } as GivenFields['claim_mapping'],
    enabled: input.enabled ?? before.enabled,
    jit: input.jit ?? before.jit,
    trust_email: input.trust_email ?? before.trust_email,
    default_roles: input.default_roles ?? before.default_roles,
    email_domains: domainsOf(input.email_domains ?? before.email_domains),
    logo_uri: input.logo_uri === undefined ? before.logo_uri : input.logo_uri,
  }
}

export function fieldsOf(row: ProviderRow): ProviderFields {
  const { slug, name, issuer, client_id, client_secret, scope, claim_mapping, enabled } = row
  const { jit, trust_email, default_roles, email_domains, logo_uri } = row
  return {
    slug,
    name,
    issuer,
    client_id,
    client_secret,
    scope,
    claim_mapping,
    enabled,
    jit,
    trust_email,
    default_roles,
    email_domains,
    logo_uri,
  }
}
