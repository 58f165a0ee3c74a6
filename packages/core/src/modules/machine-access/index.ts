export { serviceAccountDeleted } from './events.ts'
export { identifyByApiToken } from './identify/identify-token.ts'
export { selectServiceAccount } from './service-accounts/service-account-store.ts'
export { requireHoldsAccount } from './service-accounts/service-accounts.ts'
