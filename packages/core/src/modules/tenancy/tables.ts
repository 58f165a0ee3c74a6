import type { Language } from '@tamga/formats'
import type { Generated } from 'kysely'
import type { MemberValues } from './member-fields.ts'

export type TenantStatus = 'active' | 'suspended' | 'deleting'
export type UnitEventKind =
  | 'created'
  | 'renamed'
  | 'moved'
  | 'manager_changed'
  | 'deleted'
  | 'member_added'
  | 'member_removed'
export type MemberStatus = MemberValues['status']

export type TenancyTables = {
  tenant: {
    id: string
    slug: string
    name: string
    status: Generated<TenantStatus>
    delete_after: string | null
    default_language: Generated<Language>
    languages: Generated<Language[]>
    created_at: Generated<string>
    version: Generated<number>
    /** Renewed by the database with each change of roles, their permissions, and apps. */
    rights_version: Generated<string>
  }
  membership: MemberValues & {
    tenant_id: Generated<string>
    person_id: string
    search: Generated<string>
    sessions_ended_at: string | null
    joined_at: string | null
    unit_id: string | null
    manager_id: string | null
  }
  unit: {
    tenant_id: Generated<string>
    id: string
    parent_id: string | null
    name: string
    code: string | null
    manager_id: string | null
    created_at: Generated<string>
    version: Generated<number>
  }
  unit_event: {
    tenant_id: Generated<string>
    id: string
    unit_id: string
    kind: UnitEventKind
    person_id: string | null
    previous: string | null
    current: string | null
    actor_id: string | null
    actor_name: string | null
    at: Generated<string>
  }
}

/** Tables of the platform role, for a PlatformTx only. */
export type PeopleTables = TenancyTables & {
  person: {
    id: string
    /** The address that the person owns and is found by. */
    email: string | null
    /** An address that others gave; empty when the person owns one. */
    contact_email: Generated<string>
    email_verified_at: string | null
    name: string
    given_name: string | null
    family_name: string | null
    phone: string | null
    phone_verified_at: string | null
    picture: string | null
    locale: string | null
    theme: string | null
    registration_number: string | null
    civil_id: string | null
    identity_level: string | null
    is_operator: Generated<boolean>
    last_tenant_id: string | null
    reserved_until: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    version: Generated<number>
  }
  platform_setting: { key: string; value: unknown; updated_at: Generated<string>; version: Generated<number> }
}
