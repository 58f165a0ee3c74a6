import { type Context, endSessions, type SessionContext, type TenantTx } from '@tamga/core'

type Ending = {
  readonly provider: { readonly id: string; readonly name: string }
  readonly because: 'disabled' | 'deleted'
  readonly reason?: string | undefined
}

/** How many sessions ended that had come through a provider. The one that says so goes on, though it may be of them. */
export async function endSessionsThrough(tx: TenantTx, ctx: SessionContext, ending: Ending): Promise<number> {
  const ended = await endSessions(tx, ctx, {
    of: { tenant_id: tx.tenantId, provider_id: ending.provider.id, keep: ctx.session.id, live: true },
    cause: 'admin',
    reason: ending.reason?.trim() || usualReason(ctx, ending),
  })
  return ended.length
}

const usualReason = ({ services, language }: Context, { provider, because }: Ending): string =>
  services.translator.text(language, `federation.sessions_ended.${because}`, { name: provider.name })

/** For the audit log. */
export const sessionsIn = (ended: number): Record<string, readonly [number, number]> =>
  ended > 0 ? { sessions: [ended, 0] } : {}
