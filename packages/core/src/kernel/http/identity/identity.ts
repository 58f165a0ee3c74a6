import type { RoleRef, SessionInfo } from '../../context.ts'

/** Who calls, and from where. */
export type Identity = SessionInfo & {
  readonly key: string
  /** The idle time was last written more than a minute ago. */
  readonly is_slide_due: boolean
  /** The tenant requires two factors of this person, and a grace period is over. */
  readonly requires_factor: boolean
  /** The tenant lets nobody in by password. */
  readonly refuses_password: boolean
  readonly person_id: string
  readonly person_name: string
  readonly person_email: string
  readonly member_status: string | null
  readonly tenant_id: string
  readonly tenant_slug: string
  readonly tenant_name: string
  readonly tenant_status: string
  readonly default_language: string
  /** Enabled in the tenant, separated by spaces. */
  readonly languages: string
}

/** What platform.identify_session tells of a session: everything the later steps ask, in one round trip. */
export type SessionIdentity = Identity & {
  /** Of the person's roles, separated by spaces. */
  readonly role_ids: string
  /** Another one with every change of what the tenant's roles allow, and of its apps. */
  readonly rights_version: string
}

/** What a caller may do; permissions and apps are separated by spaces. */
export type RightsRow = {
  readonly roles: readonly RoleRef[]
  readonly permissions: string | null
  readonly apps: string | null
}

/** Who begins a session, with the rights that they have until then. */
export type EnrollingIdentity = Identity & RightsRow

/** An application or a program that acts in somebody's name, as far as its scopes go. */
export type TokenIdentity = Identity &
  RightsRow & {
    /** Permissions that the token names; null: all that its holder has. */
    readonly scopes: ReadonlySet<string> | null
    /** False for a service account: its id, name and roles stand where those of a person would. */
    readonly is_person: boolean
    /** The address of the caller has to be in each of these lists. */
    readonly networks: readonly (readonly string[])[]
    /** Name and first characters of a personal or service token, or the client of an access token, for the audit log. */
    readonly token_label?: string
  }
