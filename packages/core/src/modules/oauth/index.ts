export { identifyByToken, identifyForResource } from './api/identify-by-token.ts'
export { type ClientRef, clientsOfSessions } from './api/session-clients.ts'
export { findShellGrant, type ShellGrant } from './api/shell-token.ts'
export { clientsLeft } from './backchannel/events.ts'
export { endClientAccess } from './consents/service.ts'
export { knownDevices } from './engine/flow/known-devices.ts'
export { type OwnResource, ownResources } from './engine/flow/own-resources.ts'
export { mountProvider } from './engine/mount.ts'
export type { OauthProblem, ProblemPage } from './engine/pages/oauth-problem.ts'
export { isGrantLive, updateGrantsRevoked } from './grant-store.ts'
export { type PageRequest, readPageRequest } from './interactions/page-request.ts'
export {
  advanceSigningKeys,
  type Rotation,
  type RotationOrder,
  rotateSigningKeys,
} from './keys/rotate-keys.ts'
export { type ActiveKey, ensureSigningKeys, readActiveKeys } from './keys/signing-keys.ts'
export { prepareProvider } from './prepare.ts'
export type { PublicJwk, SigningAlgorithm } from './tables.ts'
