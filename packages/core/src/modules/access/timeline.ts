import type { Context } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** A removed right, for whoever carried its removal further. */
export type RemovedRight = {
  readonly person_id: string
  readonly role_id: string
  readonly removed_at: string
  /** Of the request that removed it: everything it set off carries the same. */
  readonly request_id: string
}

export type TimelineEntry = {
  readonly at: string
  /** Such as `scim_run`. */
  readonly kind: string
  readonly name: string
  readonly status: string | null
  readonly detail: string | null
}

/** A module that passes removals on, to connected systems for one, tells here what became of them. */
export const removalTimeline =
  defineExtensionPoint<(tx: TenantTx, ctx: Context, right: RemovedRight) => Promise<TimelineEntry[]>>(
    'access.removal_timeline',
  )
