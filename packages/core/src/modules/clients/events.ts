import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { defineEvent } from '../../kernel/module/events.ts'

/** The nil tenant stands for the whole installation. */
export type ClientEvent = { client_id: string; tenant_id: string }

/** A client was changed, enabled, disabled, or got a new secret. `is_another`: with other keys or another owner it counts as a new one. */
export const clientChanged = defineEvent<
  ClientEvent & { enabled: boolean; is_another: boolean },
  TenantTx | PlatformTx
>('client.changed')
export const clientDeleted = defineEvent<ClientEvent, TenantTx | PlatformTx>('client.deleted')
