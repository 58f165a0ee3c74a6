export { bootstrap, createTenant, isEmpty, printSetupLink } from './bootstrap.ts'
export { LoginReply } from './contract.ts'
export { type EndedSession, passwordChanged, type SessionCause, sessionsEnded } from './events.ts'
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
export { makeResetLink, type ResetLink } from './reset-link.ts'
export { withSessionCookie } from './routes.ts'
export { sessionPolicy } from './session-policy.ts'
export { countSessionsOfMember, endSessions, endSessionsOfMember, startSession } from './sessions.ts'
export { enter, type SignedIn } from './sign-in.ts'
