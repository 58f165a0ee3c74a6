export { bootstrap, createTenant, isEmpty, printSetupLink } from './bootstrap.ts'
export { EntranceReply, FactorDueReply, LoginReply } from './contract.ts'
export {
  type EndedSession,
  memberSignedOut,
  passwordChanged,
  SESSION_CAUSES,
  type SessionCause,
  sessionsEnded,
} from './events.ts'
export {
  type LinkedLogin,
  type LinkedLogins,
  type LinkedLoginsOwner,
  linkedLogins,
} from './linked-logins/linked-logins.ts'
export {
  type FurtherMethod,
  furtherMethods,
  hasOtherWayIn,
  hasWayIn,
} from './linked-logins/sign-in-methods.ts'
export { confirmPassword } from './passwords/confirm-password.ts'
export {
  type ImportedPassword,
  insertFirstPassword,
  insertImportedPasswords,
  insertPassword,
  selectPasswordHash,
  selectPeopleWithPassword,
} from './passwords/credential-store.ts'
export { type LoadedList, loadPasswordList } from './passwords/password-list.ts'
export { requireGoodPassword, setPassword } from './passwords/passwords.ts'
export { createResetLink, type ResetLink } from './passwords/reset-link.ts'
export {
  type ImportedPerson,
  MOST_PEOPLE,
  PeopleImportBody,
  PeopleImportQuery,
  PeopleImportReply,
} from './people-import/contract.ts'
export { importPeople, type PeopleImport } from './people-import/import-people.ts'
export type { MethodKey, MethodPolicy, PasskeyPolicy } from './policy/method-policy.ts'
export { type PolicyOfTenant, policiesOf, sessionPolicy } from './policy/session-policy.ts'
export { requireUnconfined } from './profile/profile.ts'
export { providerNames, type SessionOrigin, sessionOrigins } from './provider-names.ts'
export { withEntranceCookie, withSessionCookie } from './routes.ts'
export { type Proof, raiseSession, startSession } from './sessions/begin-session.ts'
export { insertDemoPasswords, insertDemoSessions } from './sessions/demo-store.ts'
export { endSessions } from './sessions/end-sessions.ts'
export { readEnding } from './sessions/ended-session.ts'
export {
  countSessionsOfMember,
  type EndedNotice,
  isSessionLive,
  isUnexpired,
  type SessionSelection,
} from './sessions/session-store.ts'
export { selectSessionPasskey } from './sessions/session-strength-store.ts'
export {
  type ShellSession,
  selectSessionProvider,
  updateShellSession,
} from './sessions/shell-session-store.ts'
export { type MemberSignOut, signMembersOut } from './sessions/sign-members-out.ts'
export { isPasskeyAllowed, readPasskeyPolicy } from './sign-in/allowed-methods.ts'
export { checkAllowedEntry, recordRefusedNetwork, requireAllowedEntry } from './sign-in/allowed-networks.ts'
export { setDeviceCookie } from './sign-in/device-cookie.ts'
export { type FollowUp, type FollowUpHandler, followUps } from './sign-in/follow-up.ts'
export { readLastUsed } from './sign-in/last-used-cookie.ts'
export { mailThrottle } from './sign-in/login-throttles.ts'
export {
  endPreviousSession,
  findPreviousSession,
  requireReplaceable,
} from './sign-in/previous-session.ts'
export {
  askForFirstPasskey,
  type FactorAsked,
  type SecondFactorDue,
  type SecondFactors,
  secondFactors,
  type WaitingSignIn,
} from './sign-in/second-factor.ts'
export {
  type Entered,
  type Entrance,
  enter,
  enterWithFactor,
  type SignedIn,
  signOut,
} from './sign-in/sign-in.ts'
export {
  type OfferedMethods,
  offeredByInstallation,
  readOfferedMethods,
  requireOfferedMethod,
  type SignInMethod,
  signInMethods,
} from './sign-in/sign-in-methods.ts'
