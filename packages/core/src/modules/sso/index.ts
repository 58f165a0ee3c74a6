export {
  assignDomain,
  checkProof,
  type DomainClaim,
  deleteProof,
  domainFault,
  insertProof,
  normaliseDomain,
  type ProofFinding,
  readDomainClaims,
  selectHolders,
} from './domains/domains.ts'
export { hasPeerIdentities, selectPeerPerson } from './identities/identity-store.ts'
export { selectSessionsFromPeer } from './identities/origin-store.ts'
export { peerSecretHash, withPeerSecret } from './peer-secret.ts'
export { redirectUriOf, startPath } from './providers/find-provider.ts'
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
} from './providers/identity-providers.ts'
export { factorPage, loginPage } from './sign-in/refusal.ts'
export { ownPath } from './sign-in/return-path.ts'
export { emailIn, isEmailClaimVerified } from './sign-in/verified-email.ts'
