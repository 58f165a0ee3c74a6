import type { Generated, JSONColumnType } from 'kysely'
import type { ByLanguage } from '../../kernel/branding/brand-copy.ts'

export type TenantBrand = {
  name?: ByLanguage
  short_name?: ByLanguage
  description?: ByLanguage
  color?: string
  logo_uri?: string
  sections?: string[]
}

export type SettingsTables = {
  tenant_brand: {
    tenant_id: Generated<string>
    brand: JSONColumnType<TenantBrand, string>
    updated_at: Generated<string>
    version: Generated<number>
  }
  mail_template: {
    tenant_id: Generated<string>
    kind: string
    language: string
    subject: string
    heading: string
    body: string
    updated_at: Generated<string>
    version: Generated<number>
  }
  tenant_security: {
    tenant_id: Generated<string>
    session_idle: number | null
    session_max: number | null
    session_limit: number | null
    allowed_networks: Generated<string[]>
    second_factor: Generated<'off' | 'everyone' | 'roles'>
    second_factor_roles: Generated<string[]>
    second_factor_grace_days: Generated<number>
    second_factor_since: Generated<string>
    federated_counts: Generated<boolean>
    passkeys_enabled: Generated<boolean>
    passkey_user_verification: Generated<'required' | 'preferred' | 'discouraged'>
    passkey_attachment: Generated<'any' | 'platform' | 'cross-platform'>
    aaguid_allow: Generated<string[]>
    aaguid_deny: Generated<string[]>
    password_enabled: Generated<boolean>
    password_min_length: number | null
    eid_enabled: Generated<boolean>
    dan_enabled: Generated<boolean>
    social_enabled: Generated<boolean>
    providers_enabled: Generated<boolean>
    updated_at: Generated<string>
    version: Generated<number>
  }
}
