import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import * as store from '../client-store.ts'
import { contentOf, targetOf } from '../client-view.ts'
import { firstFields } from '../rules/client-fields.ts'
import { asInstallation, installationScope } from '../rules/client-scope.ts'
import { emitClientChanged } from '../rules/emit-changed.ts'
import { isAddressAllowed } from '../rules/redirect-address.ts'

export type PeerClient = {
  readonly client_id: string
  readonly origin: string
  readonly secret_hash: Buffer
}

/**
 * Another installation whose people sign in through this one. It is first-party: the operator of both decided, and nobody is asked for
 * consent. Admitted again, it has the new address and secret, and the old secret is dead.
 */
export async function admitPeer(ctx: Context, peer: PeerClient): Promise<{ id: string; client_id: string }> {
  const scope = installationScope(ctx)
  const fields = fieldsOf(peer)
  const refused = fields.redirect_uris.filter(address => !isAddressAllowed(ctx.services.settings, address))
  if (refused.length > 0) throw new AppError(422, 'redirect_host_not_allowed')
  return asInstallation(ctx, async tx => {
    await store.lockDefaultClient(tx)
    const before = await store.lockClient(tx, scope.tenant.id, { client_id: peer.client_id })
    const content = { ...fields, secret_hash: peer.secret_hash }
    const client = before
      ? await store.updateClient(tx, before.id, content)
      : await store.insertClient(
          tx,
          { tenant_id: scope.tenant.id, id: uuidv7(), client_id: peer.client_id },
          content,
        )
    await recordChange(tx, scope, {
      action: before ? 'clients.changed' : 'clients.created',
      target: targetOf(client),
      changes: changesBetween(before ? contentOf(before) : {}, contentOf(client)),
    })
    if (before) await emitClientChanged(tx, scope, { before, client })
    return { id: client.id, client_id: client.client_id }
  })
}

function fieldsOf({ client_id, origin }: PeerClient) {
  const at = `${origin}/api/v1/auth/sso/peer`
  return firstFields({
    name: client_id,
    first_party: true,
    redirect_uris: [`${at}/callback`],
    post_logout_redirect_uris: [`${origin}/login`],
    backchannel_logout_uri: `${at}/backchannel-logout`,
    scopes: ['openid', 'profile', 'email'],
    grant_types: ['authorization_code'],
  })
}
