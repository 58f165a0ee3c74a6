/** Which passkeys a tenant takes. */
export type PasskeyPolicy = Readonly<{
  enabled: boolean
  user_verification: 'required' | 'preferred' | 'discouraged'
  attachment: 'any' | 'platform' | 'cross-platform'
  /** Kinds of authenticators; none: every kind. */
  aaguid_allow: readonly string[]
  aaguid_deny: readonly string[]
}>

/** By what a tenant lets people in. */
export type MethodPolicy = Readonly<{
  password_enabled: boolean
  /** Asked of a password that is changed in the tenant; null: as the installation. */
  password_min_length: number | null
  passkeys: PasskeyPolicy
}>

export const ANY_PASSKEY: PasskeyPolicy = {
  enabled: true,
  user_verification: 'required',
  attachment: 'any',
  aaguid_allow: [],
  aaguid_deny: [],
}

export type UsedPasskey = Readonly<{ aaguid: string; is_user_verified: boolean }>
