import { recordChange } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import { keepUpload } from '../../logos/index.ts'
import { updateClient } from '../client-store.ts'
import { targetOf, viewOf } from '../client-view.ts'
import type { ClientView } from '../contract.ts'
import { requireMayChange } from '../rules/client-powers.ts'
import { withClient, withLockedClient } from '../rules/client-scope.ts'
import { emitClientChanged } from '../rules/emit-changed.ts'

/** The picture is judged and kept first; a client that is not there is told before any of that work. */
export async function uploadLogo(ctx: SessionContext, id: string, picture: Buffer): Promise<ClientView> {
  await withClient(ctx, id, async (_tx, scope, client) => requireMayChange(ctx, scope, [client]))
  const logo_uri = await keepUpload(ctx, picture)
  return withLockedClient(ctx, id, async (tx, scope, before) => {
    if (before.logo_uri === logo_uri) return viewOf(before, scope.owner)
    requireMayChange(ctx, scope, [before])
    const client = await updateClient(tx, id, { logo_uri })
    await recordChange(tx, scope, {
      action: 'clients.changed',
      target: targetOf(client),
      changes: { logo_uri: [before.logo_uri, logo_uri] },
    })
    await emitClientChanged(tx, scope, { before, client })
    return viewOf(client, scope.owner)
  })
}
