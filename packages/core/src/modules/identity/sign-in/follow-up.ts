import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/** What a module wants done once the session has begun, which may be in a later request: data that can be stored. */
export type FollowUp = Readonly<{ kind: string; data: Readonly<Record<string, unknown>> }>

export type FollowUpHandler = Readonly<{
  kind: string
  run(tx: PlatformTx, ctx: Context, begun: { session_id: string; data: FollowUp['data'] }): Promise<void>
}>

export const followUps = defineExtensionPoint<FollowUpHandler>('identity.follow-ups')

export async function runFollowUp(
  tx: PlatformTx,
  ctx: Context,
  { session_id, followUp }: { session_id: string; followUp: FollowUp | undefined },
): Promise<void> {
  if (!followUp) return
  const handler = ctx.services.modules.extensions(followUps).find(({ kind }) => kind === followUp.kind)
  await handler?.run(tx, ctx, { session_id, data: followUp.data })
}
