import { recordChange } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import { hashToken, newToken } from '../../../kernel/crypto/token.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'
import { updateClient } from '../client-store.ts'
import { targetOf, viewOf } from '../client-view.ts'
import { type ClientWithSecret, defaultClient } from '../clients.ts'
import { DEFAULT_CLIENT } from '../default-client/default-client.ts'
import { usesSecret } from './client-fields.ts'
import { requireHolds, requireMayChange } from './client-powers.ts'
import { withLockedClient } from './client-scope.ts'
import { emitClientChanged } from './emit-changed.ts'

/** Sets a new secret. The former one works for the grace period, so that servers can be updated one by one. */
export async function rotateSecret(
  ctx: SessionContext,
  id: string,
  graceSeconds: number,
): Promise<ClientWithSecret> {
  const client_secret = newToken()
  return withLockedClient(ctx, id, async (tx, scope, before) => {
    if (before.client_id === DEFAULT_CLIENT) throw defaultClient()
    requireMayChange(ctx, scope, [before])
    requireHolds(ctx, scope, before)
    if (!usesSecret(before)) throw new AppError(409, 'client_without_secret')
    const hasOverlap = graceSeconds > 0 && before.secret_hash !== null
    const former_secret_expires_at = hasOverlap
      ? new Date(Date.now() + graceSeconds * 1000).toISOString()
      : null
    const client = await updateClient(tx, id, {
      secret_hash: hashToken(client_secret),
      former_secret_hash: hasOverlap ? before.secret_hash : null,
      former_secret_expires_at,
    })
    await recordChange(tx, scope, {
      action: 'clients.secret_rotated',
      target: targetOf(client),
      changes: { former_secret_expires_at: [null, former_secret_expires_at] },
    })
    await emitClientChanged(tx, scope, { before, client })
    // An application of the installation has nobody in a tenant to be told.
    if ('tenantId' in tx) await refreshNotifications(tx, ctx, { kind: 'secret_expiring' })
    return { ...viewOf(client, scope.owner), client_secret }
  })
}
