import type { Context } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** Modules that store identity providers name those of a tenant's sessions. */
export const providerNames =
  defineExtensionPoint<(tx: TenantTx, ids: readonly string[]) => Promise<{ id: string; name: string }[]>>(
    'session.provider-names',
  )

/** A provider of the installation belongs to no tenant: its sessions are looked up by their ids. */
export const sessionOrigins =
  defineExtensionPoint<(ctx: Context, sessionIds: readonly string[]) => Promise<SessionOrigin[]>>(
    'session.origins',
  )

export type SessionOrigin = {
  readonly session_id: string
  readonly provider: { readonly id: string; readonly name: string }
}
