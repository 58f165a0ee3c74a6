/** The ways to sign in. `social`: through providers of the whole installation; `providers`: through the organisation's own. */
export const METHOD_KEYS = ['password', 'passkey', 'eid', 'dan', 'social', 'providers'] as const
export type MethodKey = (typeof METHOD_KEYS)[number]

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
  methods: Readonly<Record<MethodKey, boolean>>
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

/** The key that a sign-in began with, as far as policies judge it. */
export type UsedPasskey = Readonly<{
  aaguid: string
  is_user_verified: boolean
  attachment: 'platform' | 'cross-platform' | null
}>
