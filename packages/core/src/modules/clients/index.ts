export { type ClientUses, createClientUses, type UseKind } from './activity/client-uses.ts'
export {
  type Delivery,
  type DeliveryOutcome,
  deleteOldDeliveries,
  insertDeliveries,
  type NewDelivery,
  updateDeliveryAttempt,
  updateDeliveryFinished,
  updateDeliveryRetrying,
} from './activity/logout-delivery-store.ts'
export { DEFAULT_CLIENT, ensureDefaultClient } from './default-client/default-client.ts'
export { admitPeer, type PeerClient } from './default-client/peer-client.ts'
export {
  ensureShellClient,
  isShellAddress,
  SHELL_CLIENT,
  SHELL_SCOPE,
} from './default-client/shell-client.ts'
export { type ClientDocument, upsertDocumentClient } from './documents/document-store.ts'
export { type ClientEvent, clientChanged, clientDeleted } from './events.ts'
export {
  isInstallationWide,
  type RegisteredClient,
  selectClientVersion,
  selectRegisteredClient,
  USABLE_CLIENT,
} from './registry-store.ts'
export { hasSameKeys } from './rules/client-keys.ts'
export { isAddressAllowed } from './rules/redirect-address.ts'
export { isApiScope, isSensitiveScope, offeredScopes } from './rules/scopes.ts'
export { tenantResources } from './rules/tenant-resources.ts'
export {
  AUTH_METHODS,
  CLIENT_TYPES,
  type ClientTables,
  DEVICE_GRANT,
  GRANT_TYPES,
  ID_TOKEN_ALGORITHMS,
  NATIONAL_IDENTIFIERS,
  type PublicKeySet,
  SCOPES,
  type Scope,
} from './tables.ts'
