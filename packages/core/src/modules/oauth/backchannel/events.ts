import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineEvent } from '../../../kernel/module/events.ts'

/** Sessions that applications hung on have ended; said in the job that tells those applications. */
export const clientsLeft = defineEvent<{ session_ids: readonly string[] }, PlatformTx>('oauth.clients_left')
