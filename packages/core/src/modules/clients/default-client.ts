import { sql } from 'kysely'
import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import type { Context } from '../../kernel/context.ts'
import { hashToken } from '../../kernel/crypto/token.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import { emit } from '../../kernel/module/events.ts'
import { firstFields } from './client-fields.ts'
import { asInstallation, type ClientScope, installationScope } from './client-scope.ts'
import * as store from './client-store.ts'
import { contentOf, targetOf } from './client-view.ts'
import { clientChanged, clientDeleted } from './events.ts'
import { SCOPES } from './tables.ts'

export const DEFAULT_CLIENT = 'default'

/** The client that the settings describe: there while they hold a secret. Starts that come together agree on one. */
export async function ensureDefaultClient(ctx: Context): Promise<void> {
  const { SSO_DEFAULT_CLIENT_SECRET: secret } = ctx.services.settings
  const scope = installationScope(ctx)
  await asInstallation(ctx, async tx => {
    await sql`select pg_advisory_xact_lock(hashtext('oidc_client default'))`.execute(tx)
    const before = await store.lockClient(tx, scope.tenant.id, { client_id: DEFAULT_CLIENT })
    if (secret === undefined) return before && remove(tx, scope, before)
    return before ? adjust(tx, scope, before) : create(tx, scope)
  })
}

/** What the settings say of it; the rest is the operator's to change. */
function settled({ services }: Context) {
  const { SSO_DEFAULT_CLIENT_SECRET: secret, SSO_DEFAULT_CLIENT_REDIRECT_URIS: addresses } = services.settings
  return {
    name: services.brand.texts.mn.name,
    redirect_uris: [...addresses],
    secret_hash: hashToken(secret ?? ''),
  }
}

async function create(tx: store.ClientTx, scope: ClientScope): Promise<void> {
  const said = settled(scope)
  const ids = { tenant_id: scope.tenant.id, id: uuidv7(), client_id: DEFAULT_CLIENT }
  // Whatever it asks for, the person is asked in turn; the operator may narrow it.
  const fields = firstFields({ ...said, scopes: [...SCOPES] })
  const client = await store.insertClient(tx, ids, { ...fields, secret_hash: said.secret_hash })
  await recordChange(tx, scope, {
    action: 'clients.created',
    target: targetOf(client),
    changes: changesBetween({}, contentOf(client)),
  })
}

async function adjust(tx: store.ClientTx, scope: ClientScope, before: store.ClientRow): Promise<void> {
  const said = settled(scope)
  const hasNewSecret = !before.secret_hash?.equals(said.secret_hash)
  const changes = changesBetween(contentOf(before), contentOf({ ...before, ...said }))
  if (!hasNewSecret && Object.keys(changes).length === 0) return
  const client = await store.updateClient(tx, before.id, {
    ...said,
    former_secret_hash: null,
    former_secret_expires_at: null,
  })
  const target = targetOf(client)
  if (hasNewSecret) await recordChange(tx, scope, { action: 'clients.secret_rotated', target, changes })
  else await recordChange(tx, scope, { action: 'clients.changed', target, changes })
  const { client_id, enabled } = client
  await emit(tx, scope, clientChanged, { client_id, tenant_id: scope.tenant.id, enabled })
}

async function remove(tx: store.ClientTx, scope: ClientScope, client: store.ClientRow): Promise<void> {
  await store.deleteClient(tx, client)
  await recordChange(tx, scope, {
    action: 'clients.deleted',
    target: targetOf(client),
    changes: changesBetween(contentOf(client), {}),
  })
  await emit(tx, scope, clientDeleted, { client_id: client.client_id, tenant_id: scope.tenant.id })
}
