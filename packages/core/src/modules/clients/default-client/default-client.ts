import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import { hashToken } from '../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import * as store from '../client-store.ts'
import { contentOf, targetOf } from '../client-view.ts'
import { firstFields } from '../rules/client-fields.ts'
import { asInstallation, type ClientScope, installationScope } from '../rules/client-scope.ts'
import { emitClientChanged } from '../rules/emit-changed.ts'
import { isAddressAllowed } from '../rules/redirect-address.ts'
import { isBusinessScope } from '../rules/scopes.ts'
import { SCOPES } from '../tables.ts'

export const DEFAULT_CLIENT = 'default'

/**
 * The client that the settings describe; enabled while they hold a secret. It is disabled instead of deleted, so that a version
 * number is never used twice. A lock lets processes that start together create it once.
 */
export async function ensureDefaultClient(ctx: Context): Promise<void> {
  const { SSO_DEFAULT_CLIENT_SECRET: secret } = ctx.services.settings
  const scope = installationScope(ctx)
  await asInstallation(ctx, async tx => {
    await store.lockDefaultClient(tx)
    const before = await store.lockClient(tx, scope.tenant.id, { client_id: DEFAULT_CLIENT })
    if (secret === undefined) {
      if (before?.secret_hash)
        await changeDefaultClient(tx, scope, { before, fields: { secret_hash: null, enabled: false } })
      return
    }
    const fields = fieldsFromSettings(ctx, secret)
    warnOfHosts(ctx, fields)
    if (!before) return createDefaultClient(tx, scope, fields)
    const isBack = before.secret_hash === null
    const scopes = before.scopes.filter(one => !isBusinessScope(one))
    await changeDefaultClient(tx, scope, {
      before,
      fields: { ...fields, scopes, ...(isBack && { enabled: true }) },
    })
  })
}

type SettingFields = { name: string; redirect_uris: string[]; secret_hash: Buffer }

/** Name, addresses and secret come from the settings; everything else is the operator's to change. */
const fieldsFromSettings = ({ services: { brand, settings } }: Context, secret: string): SettingFields => ({
  name: brand.texts.mn.name,
  redirect_uris: [...settings.SSO_DEFAULT_CLIENT_REDIRECT_URIS],
  secret_hash: hashToken(secret),
})

/** Redirects to hosts outside of OAUTH_REDIRECT_HOSTS are refused, so such a setting is worth a warning. */
function warnOfHosts({ services: { settings, log } }: Context, { redirect_uris }: SettingFields): void {
  const addresses = redirect_uris.filter(address => !isAddressAllowed(settings, address))
  if (addresses.length > 0)
    log.warn(
      { addresses },
      'SSO_DEFAULT_CLIENT_REDIRECT_URIS names hosts that OAUTH_REDIRECT_HOSTS leaves out',
    )
}

async function createDefaultClient(
  tx: store.ClientTx,
  scope: ClientScope,
  given: SettingFields,
): Promise<void> {
  const ids = { tenant_id: scope.tenant.id, id: uuidv7(), client_id: DEFAULT_CLIENT }
  // All scopes but those of business data: the person is asked for consent, and the operator may narrow them.
  const scopes = SCOPES.filter(one => !isBusinessScope(one))
  const fields = firstFields({ name: given.name, redirect_uris: given.redirect_uris, scopes })
  const client = await store.insertClient(tx, ids, { ...fields, secret_hash: given.secret_hash })
  await recordChange(tx, scope, {
    action: 'clients.created',
    target: targetOf(client),
    changes: changesBetween({}, contentOf(client)),
  })
}

type Change = {
  before: store.ClientRow
  fields: Partial<store.ClientFields> & Pick<store.ClientFields, 'secret_hash'>
}

async function changeDefaultClient(
  tx: store.ClientTx,
  scope: ClientScope,
  { before, fields }: Change,
): Promise<void> {
  const hasSameSecret = before.secret_hash !== null && fields.secret_hash?.equals(before.secret_hash)
  const changes = changesBetween(contentOf(before), contentOf({ ...before, ...fields }))
  if (hasSameSecret && Object.keys(changes).length === 0) return
  const client = await store.updateClient(tx, before.id, {
    ...fields,
    former_secret_hash: null,
    former_secret_expires_at: null,
  })
  const target = targetOf(client)
  if (hasSameSecret) await recordChange(tx, scope, { action: 'clients.changed', target, changes })
  else await recordChange(tx, scope, { action: 'clients.secret_rotated', target, changes })
  await emitClientChanged(tx, scope, { before, client })
}
