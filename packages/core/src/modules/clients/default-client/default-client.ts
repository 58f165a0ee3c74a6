import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import * as store from '../client-store.ts'
import { contentOf, targetOf } from '../client-view.ts'
import { firstFields } from '../rules/client-fields.ts'
import { asInstallation, type ClientScope, installationScope } from '../rules/client-scope.ts'
import { isAddressAllowed } from '../rules/redirect-address.ts'
import { isBusinessScope } from '../rules/scopes.ts'
import { tellChanged } from '../rules/tell-changed.ts'
import { SCOPES } from '../tables.ts'

export const DEFAULT_CLIENT = 'default'

/**
 * The client that the settings describe: at work while they hold a secret. It is never deleted, so that no version of it
 * comes twice. Starts that come together agree on one.
 */
export async function ensureDefaultClient(ctx: Context): Promise<void> {
  const { SSO_DEFAULT_CLIENT_SECRET: secret } = ctx.services.settings
  const scope = installationScope(ctx)
  await asInstallation(ctx, async tx => {
    await store.lockDefaultClient(tx)
    const before = await store.lockClient(tx, scope.tenant.id, { client_id: DEFAULT_CLIENT })
    if (secret === undefined) {
      if (before?.secret_hash)
        await change(tx, scope, { before, said: { secret_hash: null, enabled: false } })
      return
    }
    const said = settled(ctx, secret)
    warnOfHosts(ctx, said)
    if (!before) return create(tx, scope, said)
    const isBack = before.secret_hash === null
    const scopes = before.scopes.filter(one => !isBusinessScope(one))
    await change(tx, scope, { before, said: { ...said, scopes, ...(isBack && { enabled: true }) } })
  })
}

type Said = { name: string; redirect_uris: string[]; secret_hash: Buffer }

/** What the settings say of it; the rest is the operator's to change. */
const settled = ({ services: { brand, settings } }: Context, secret: string): Said => ({
  name: brand.texts.mn.name,
  redirect_uris: [...settings.SSO_DEFAULT_CLIENT_REDIRECT_URIS],
  secret_hash: hashToken(secret),
})

/** Nobody is sent to an address that the operator's own list leaves out. */
function warnOfHosts({ services: { settings, log } }: Context, { redirect_uris }: Said): void {
  const addresses = redirect_uris.filter(address => !isAddressAllowed(settings, address))
  if (addresses.length > 0)
    log.warn(
      { addresses },
      'SSO_DEFAULT_CLIENT_REDIRECT_URIS names hosts that OAUTH_REDIRECT_HOSTS leaves out',
    )
}

async function create(tx: store.ClientTx, scope: ClientScope, said: Said): Promise<void> {
  const ids = { tenant_id: scope.tenant.id, id: uuidv7(), client_id: DEFAULT_CLIENT }
  // Whatever it asks for, the person is asked in turn; the operator may narrow it.
  const scopes = SCOPES.filter(one => !isBusinessScope(one))
  const fields = firstFields({ name: said.name, redirect_uris: said.redirect_uris, scopes })
  const client = await store.insertClient(tx, ids, { ...fields, secret_hash: said.secret_hash })
  await recordChange(tx, scope, {
    action: 'clients.created',
    target: targetOf(client),
    changes: changesBetween({}, contentOf(client)),
  })
}

type Turn = {
  before: store.ClientRow
  said: Partial<store.ClientFields> & Pick<store.ClientFields, 'secret_hash'>
}

async function change(tx: store.ClientTx, scope: ClientScope, { before, said }: Turn): Promise<void> {
  const hasSameSecret = before.secret_hash !== null && said.secret_hash?.equals(before.secret_hash)
  const changes = changesBetween(contentOf(before), contentOf({ ...before, ...said }))
  if (hasSameSecret && Object.keys(changes).length === 0) return
  const client = await store.updateClient(tx, before.id, {
    ...said,
    former_secret_hash: null,
    former_secret_expires_at: null,
  })
  const target = targetOf(client)
  if (hasSameSecret) await recordChange(tx, scope, { action: 'clients.changed', target, changes })
  else await recordChange(tx, scope, { action: 'clients.secret_rotated', target, changes })
  await tellChanged(tx, scope, { before, client })
}
