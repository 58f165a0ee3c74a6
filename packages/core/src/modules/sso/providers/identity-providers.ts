import type { Context, TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Claims, ProvidedIdentity } from '../../../kernel/oidc/provided-identity.ts'

/** Somebody else who vouches for people. */
export type IdentityProvider = Readonly<{
  id: string
  name: string
  /** Whose it is: people come into this tenant and no further. Null: the whole installation's. */
  tenant: TenantRef | null
  issuer: string
  client_id: string
  scope: string
  enabled: boolean
  /** Changes whenever anything about it does. */
  revision: string
  /** Throws an AppError where a secret is kept that cannot be opened. */
  secret(): string | null
}>

export type ProviderFace = Readonly<{ id: string; name: string; logo_uri: string | null }>

/** Someone to be made: nobody here has this address yet. */
export type NewPerson = Readonly<{
  email: string
  name: string
  given_name: string | null
  family_name: string | null
  phone: string | null
  picture: string | null
}>

/** Who an identity is here: a person of ours, or somebody to be made. */
export type Recognised =
  | { readonly kind: 'known'; readonly person_id: string }
  | { readonly kind: 'new'; readonly person: NewPerson }

export type Arrival = Readonly<{ person_id: string; person: NewPerson | null }>

/** A sign-in that is only looked at. */
export type Trial = Readonly<{ id: string; return_to: string }>
export type TrialOutcome = { readonly claims: Claims } | { readonly problem: string }

/**
 * Whoever keeps identity providers says which there are and whom they may let in; the protocol and the session are the
 * core's. What is refused is an AppError, whose code the sign-in page shows.
 */
export type IdentityProviders = Readonly<{
  find(ctx: Context, id: string): Promise<IdentityProvider | undefined>
  /** Those that the sign-in page of a tenant shows; without a tenant, those of the installation. */
  list(ctx: Context, tenant: string | undefined): Promise<ProviderFace[]>
  /** Whose people an e-mail domain belongs to. Answers by the domain alone: it must not tell who exists. */
  forDomain(ctx: Context, domain: string, tenant: string | undefined): Promise<string | undefined>
  recognise(ctx: Context, provider: IdentityProvider, identity: ProvidedIdentity): Promise<Recognised>
  /** Remembers who came, and gives a new person their place. */
  admit(
    ctx: Context,
    provider: IdentityProvider,
    coming: { identity: ProvidedIdentity; arrival: Arrival },
  ): Promise<void>
  /** Whether the provider still lets people in; true holds it so until the transaction ends. */
  hold(tx: PlatformTx, provider: IdentityProvider): Promise<boolean>
  /** A sign-in that the provider, or the connection to it, could not finish; not one that a rule of ours refused. */
  noteFault?(ctx: Context, provider: IdentityProvider): Promise<void>
  findTrial?(ctx: Context, provider: IdentityProvider, token: string): Promise<Trial | undefined>
  noteTrial?(
    ctx: Context,
    provider: IdentityProvider,
    trial: { id: string; outcome: TrialOutcome },
  ): Promise<void>
}>

export const identityProviders = defineExtensionPoint<IdentityProviders>('sso.identity-providers')
