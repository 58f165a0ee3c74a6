export { redirectUriOf, startPath } from './find-provider.ts'
export {
  type Arrival,
  type IdentityProvider,
  type IdentityProviders,
  identityProviders,
  type NewPerson,
  type ProviderFace,
  type Recognised,
  type Trial,
  type TrialOutcome,
} from './identity-providers.ts'
export { ownPath } from './return-path.ts'
export { emailIn, isVouchedFor } from './verified-email.ts'
