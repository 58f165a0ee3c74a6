export { bootstrap, createTenant, isEmpty, printSetupLink } from './bootstrap.ts'
export { LoginReply } from './contract.ts'
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
export { findLink, type Link, useLink } from './mail/links.ts'
export { cancelMails, type MailOrder, orderMail, orderMails } from './mail/mails.ts'
export {
  inSeconds,
  peopleWithPassword,
  requireGoodPassword,
  setPassword,
  storedHash,
  storePassword,
} from './passwords/passwords.ts'
export { makeResetLink, type ResetLink } from './passwords/reset-link.ts'
export { providerNames, type SessionOrigin, sessionOrigins } from './provider-names.ts'
export { withSessionCookie } from './routes.ts'
export { startSession } from './sessions/begin-session.ts'
export { type MemberSignOut, signMembersOut } from './sessions/end-member-sessions.ts'
export { sessionPolicy } from './sessions/session-policy.ts'
export { countSessionsOfMember, endSessions, endSessionsOfMember, isAlive } from './sessions/sessions.ts'
export { isLetIn, notingRefusedNetwork, requireEntrance } from './sign-in/allowed-networks.ts'
export { enter, type SignedIn } from './sign-in/sign-in.ts'
export {
  fillWindows,
  networkThrottle,
  refuseThrottled,
  type ThrottleKey,
  throttleOf,
} from './sign-in/throttle.ts'
