import type { Generated } from '@tamga/core'

/** What may be taken from a provider's claims. Nothing else of a person is ever written by one. */
export const TARGETS = ['email', 'name', 'given_name', 'family_name', 'picture', 'phone'] as const
export type Target = (typeof TARGETS)[number]

/** A claim whose values stand for roles. They are held by id: what a role is called decides nothing. */
export type RoleMapping = { readonly claim: string; readonly values: Readonly<Record<string, string>> }

export type ClaimMapping = Readonly<Record<Target, string | null>> & { readonly roles: RoleMapping | null }

export type FederationTables = {
  federation_provider: {
    tenant_id: Generated<string>
    id: string
    slug: string
    name: string
    issuer: string
    client_id: string
    client_secret: Buffer | null
    scope: string
    claim_mapping: ClaimMapping
    enabled: boolean
    jit: boolean
    trust_email: boolean
    default_roles: string[]
    email_domains: string[]
    logo_uri: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
  federation_link: {
    tenant_id: Generated<string>
    id: string
    provider_id: string
    issuer: string
    subject: string
    person_id: string
    email: string | null
    first_login_at: Generated<string>
    last_login_at: Generated<string>
    logins: Generated<number>
  }
  federation_provider_hour: {
    tenant_id: Generated<string>
    provider_id: string
    hour: string
    succeeded: Generated<number>
    failed: Generated<number>
  }
  federation_trial: {
    tenant_id: Generated<string>
    id: string
    provider_id: string
    token_hash: Buffer
    return_to: string
    status: Generated<'pending' | 'done' | 'failed'>
    problem: string | null
    claims: Record<string, unknown> | null
    created_at: Generated<string>
    expires_at: string
  }
}
