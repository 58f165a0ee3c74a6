export { identifyEnrolling } from './mfa/enrolment.ts'
export { type FactorState, readFactorState } from './rules/factor-state.ts'
export { listMembersWithoutFactor } from './rules/members-without-factor.ts'
export { refuseSession, requireStepUp } from './step-up/require-strength.ts'
