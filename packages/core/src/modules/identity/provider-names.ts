import type { TenantTx } from '../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../kernel/module/extension-point.ts'

/** Whoever keeps identity providers names those of a tenant's sessions. */
export const providerNames =
  defineExtensionPoint<(tx: TenantTx, ids: readonly string[]) => Promise<{ id: string; name: string }[]>>(
    'session.provider-names',
  )
