import { invalid, recordChange, type SessionContext, type TenantTx } from '@tamga/core'
import type { EnabledInput, ProviderView } from '../contract.ts'
import { endSessionsThrough, sessionsIn } from './provider-sessions.ts'
import { selectProvider, type UsedProvider, updateProvider } from './provider-store.ts'
import { targetOf } from './provider-view.ts'
import { change } from './providers.ts'

/** Switching off closes the way in; who is in already stays, unless the caller wants them out too. */
export async function enableProvider(
  ctx: SessionContext,
  id: string,
  { enabled, end_sessions = false, reason }: EnabledInput,
): Promise<ProviderView> {
  if (enabled && end_sessions)
    throw invalid({ path: '/end_sessions', code: 'one_of', params: { allowed: 'false' } })
  return change(ctx, id, async (tx, before) => {
    const isChanged = before.enabled !== enabled
    if (isChanged) await updateProvider(tx, id, { enabled })
    const ended = end_sessions
      ? await endSessionsThrough(tx, ctx, { provider: before, because: 'disabled', reason })
      : 0
    if (!isChanged && ended === 0) return before
    await record(tx, ctx, { before, enabled, ended })
    return (await selectProvider(tx, id))!
  })
}

type Switched = { before: UsedProvider; enabled: boolean; ended: number }

async function record(
  tx: TenantTx,
  ctx: SessionContext,
  { before, enabled, ended }: Switched,
): Promise<void> {
  const target = targetOf(before)
  const changes = {
    ...(before.enabled !== enabled && { enabled: [before.enabled, enabled] as const }),
    ...sessionsIn(ended),
  }
  if (enabled) await recordChange(tx, ctx, { action: 'federation.provider_enabled', target, changes })
  else if (before.enabled)
    await recordChange(tx, ctx, { action: 'federation.provider_disabled', target, changes })
  else await recordChange(tx, ctx, { action: 'federation.sessions_ended', target, changes })
}
