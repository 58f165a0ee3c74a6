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

/** A person has a new password; the session that chose it goes on. */
export const passwordChanged = defineEvent<{ person_id: string; session_id: string | null }, PlatformTx>(
  'person.password_changed',
)

/** All that a person had open in the tenant was ended, but for the session they may be using to say so. */
export const memberSignedOut = defineEvent<{
  person_id: string
  cause: SessionCause
  kept_session_id: string | null
}>('member.signed_out')

/** Sessions that just ended, for whatever hangs on them. Emitted by tenant work and by platform work alike. */
export const sessionsEnded = defineEvent<
  { sessions: readonly EndedSession[]; cause: SessionCause },
  TenantTx | PlatformTx
>('sessions.ended')
