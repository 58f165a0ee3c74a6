export { maskNationalId, normaliseNationalId } from './certificates/national-id.ts'
export type { ProvenIdentity } from './identities/identity-store.ts'
export { type CitizenSignIn, enterAsCitizen } from './identities/sign-in.ts'
export { noteRefusal } from './requests/refusal.ts'
