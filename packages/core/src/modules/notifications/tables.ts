import type { NotificationData } from '../../kernel/notifications/notification-kind.ts'

export type NotificationRow = {
  id: string
  kind: string
  stage: string
  data: NotificationData
  at: string
  read_at: string | null
}

/** A row as it was changed last; one that is withdrawn is told, too. */
export type ChangedRow = NotificationRow & { version: number; withdrawn: boolean }
