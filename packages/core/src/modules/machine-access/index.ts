export { type AccountToken, identifyServiceAccount } from './identify/identify-account.ts'
export { identifyByApiToken } from './identify/identify-token.ts'
export { selectServiceAccount } from './service-accounts/service-account-store.ts'
export { requireHoldsAccount } from './service-accounts/service-accounts.ts'
