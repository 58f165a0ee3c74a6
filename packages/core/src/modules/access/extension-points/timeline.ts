import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/** A grant that was removed, as other modules need it to tell what followed. */
export type RemovedRight = {
  readonly person_id: string
  readonly role_id: string
  readonly removed_at: string
  /** Id of the request that removed the grant; whatever it caused carries the same id. */
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

/** Modules that pass removals on to other systems add here what became of them. */
export const removalTimeline =
  defineExtensionPoint<(tx: TenantTx, ctx: Context, right: RemovedRight) => Promise<TimelineEntry[]>>(
    'access.removal_timeline',
  )
