import type { Context } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** Whoever keeps identity providers names those of a tenant's sessions. */
export const providerNames =
  defineExtensionPoint<(tx: TenantTx, ids: readonly string[]) => Promise<{ id: string; name: string }[]>>(
    'session.provider-names',
  )

/** A provider of the whole installation is no tenant's: sessions that came through one are asked about by their own ids. */
export const sessionOrigins =
  defineExtensionPoint<(ctx: Context, sessionIds: readonly string[]) => Promise<SessionOrigin[]>>(
    'session.origins',
  )

export type SessionOrigin = {
  readonly session_id: string
  readonly provider: { readonly id: string; readonly name: string }
}
