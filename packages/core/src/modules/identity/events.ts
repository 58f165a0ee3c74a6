import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { defineEvent } from '../../kernel/module/events.ts'

export const SESSION_CAUSES = [
  'logout',
  'admin',
  'self',
  'expired',
  'password_changed',
  'member_removed',
  'review',
  'provider_logout',
  'limit',
] as const

export type SessionCause = (typeof SESSION_CAUSES)[number]

export type EndedSession = { id: string; person_id: string; tenant_id: string }

/** A person has a new password. The session that set it stays. */
export const passwordChanged = defineEvent<{ person_id: string; session_id: string | null }, PlatformTx>(
  'person.password_changed',
)

/** All sessions of a person in the tenant were ended, except the one that asked for it. */
export const memberSignedOut = defineEvent<{
  person_id: string
  cause: SessionCause
  kept_session_id: string | null
}>('member.signed_out')

/** Sessions that ended, for everything that depends on them. Emitted in transactions of a tenant and of the platform. */
export const sessionsEnded = defineEvent<
  { sessions: readonly EndedSession[]; cause: SessionCause },
  TenantTx | PlatformTx
>('sessions.ended')
