import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'

export const SEND = 'ring.send'

export type Sending = { readonly id: string; readonly service: string; readonly given: object }

/**
 * Sends to whomever the operators linked for the service. It exists exactly when the change that wanted it does. `given` holds ids: the
 * content is made of them later, for each peer on its own.
 */
export async function send(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { service, given }: { service: string; given: object },
): Promise<void> {
  const payload: Sending = { id: uuidv7(), service, given }
  await ctx.services.jobs.enqueue(tx, SEND, { payload, tenantId: null })
}
