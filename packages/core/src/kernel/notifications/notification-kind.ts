import type { Language } from '@tamga/formats'
import type { Context } from '../context.ts'
import type { TenantTx } from '../database/transactions.ts'
import { defineExtensionPoint } from '../module/extension-point.ts'

/** Facts that a notification is worded from, in the language of its reader: `…_at` are times, numbers choose the plural. */
export type NotificationData = Readonly<Record<string, string | number | null>>

/** Something that waits for people now. */
export type DueNotification = Readonly<{
  /** What it is about: one notification of a kind for each subject and person. */
  subject: string
  /** Names the texts. Another stage is news, and unread again; other data alone is not. */
  stage: string
  data: NotificationData
  /** Absent: whoever holds the permission of the kind. Those who are no active members are left out. */
  people?: readonly string[]
}>

/**
 * A kind of notification. Its texts are `notification.<kind>` (its name), and `notification.<kind>.<stage>.title` and `.body`. Nothing
 * is sent: a kind says what is due, and what is no longer due is withdrawn.
 */
export type NotificationKind = Readonly<{
  kind: string
  /** Without it the notification is not shown. */
  permission?: string
  /** The app that must be active. */
  app?: string
  /** For people who chose nothing themselves. */
  byDefault: Readonly<{ bell: boolean; mail: boolean }>
  /** All that is due in the tenant of the transaction; of these people alone where they are given. */
  select(tx: TenantTx, ctx: Context, people?: readonly string[]): Promise<readonly DueNotification[]>
  /** Where it leads, below the origin. */
  path(data: NotificationData): `/${string}`
  /** Words of the texts that are no facts, such as the name of a state. */
  words?(ctx: Context, data: NotificationData, language: Language): Readonly<Record<string, string>>
}>

/** Modules add the kinds of notification that they know of. */
export const notificationKinds = defineExtensionPoint<NotificationKind>('notifications.kinds')
