import type { Claims } from '../../../kernel/oidc/provided-identity.ts'

const EMAIL = /^[^\s@<>"\\]{1,64}@[^\s@<>"\\]{1,189}$/

/** The claim's value when it is an e-mail address. */
export const emailIn = (value: unknown): string | null =>
  typeof value === 'string' && EMAIL.test(value) ? value : null

/** Some providers say "true" where the standard says true. */
export const isEmailClaimVerified = (claims: Claims): boolean =>
  claims['email_verified'] === true || claims['email_verified'] === 'true'

/** OpenID Connect Core §5.7: an address that the provider did not verify says nothing about who somebody is. */
export const verifiedEmail = (claims: Claims): string | null =>
  isEmailClaimVerified(claims) ? emailIn(claims['email']) : null
