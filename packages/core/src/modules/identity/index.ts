export { isLetIn, notingRefusedNetwork, requireEntrance } from './allowed-networks.ts'
export { startSession } from './begin-session.ts'
export { bootstrap, createTenant, isEmpty, printSetupLink } from './bootstrap.ts'
export { LoginReply } from './contract.ts'
export { type MemberSignOut, signMembersOut } from './end-member-sessions.ts'
export {
  type EndedSession,
  memberSignedOut,
  passwordChanged,
  SESSION_CAUSES,
  type SessionCause,
  sessionsEnded,
} from './events.ts'
export {
  type Asking,
  type LinkedLogin,
  type LinkedLogins,
  linkedLogins,
} from './linked-logins/linked-logins.ts'
export { findLink, type Link, useLink } from './links.ts'
export { cancelMails, type MailOrder, orderMail, orderMails } from './mails.ts'
export {
  inSeconds,
  peopleWithPassword,
  requireGoodPassword,
  setPassword,
  storedHash,
  storePassword,
} from './passwords.ts'
export { providerNames, type SessionOrigin, sessionOrigins } from './provider-names.ts'
export { makeResetLink, type ResetLink } from './reset-link.ts'
export { withSessionCookie } from './routes.ts'
export { sessionPolicy } from './session-policy.ts'
export { countSessionsOfMember, endSessions, endSessionsOfMember, isAlive } from './sessions.ts'
export { enter, type SignedIn } from './sign-in.ts'
export { fillWindows, networkThrottle, refuseThrottled, type ThrottleKey, throttleOf } from './throttle.ts'
