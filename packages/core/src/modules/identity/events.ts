import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { defineEvent } from '../../kernel/module/events.ts'

export type SessionCause =
  | 'logout'
  | 'admin'
  | 'self'
  | 'expired'
  | 'password_changed'
  | 'member_removed'
  | 'review'
  | 'provider_logout'
  | 'suspended'
  | 'lockdown'

export type EndedSession = { id: string; person_id: string; tenant_id: string }

/** A person has a new password; the session that chose it goes on. */
export const passwordChanged = defineEvent<{ person_id: string; session_id: string | null }, PlatformTx>(
  'person.password_changed',
)

/** Sessions that just ended, for whatever hangs on them. Emitted by tenant work and by platform work alike. */
export const sessionsEnded = defineEvent<
  { sessions: readonly EndedSession[]; cause: SessionCause },
  TenantTx | PlatformTx
>('sessions.ended')
