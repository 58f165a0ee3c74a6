import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import type { Context } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import * as store from '../client-store.ts'
import { contentOf, targetOf } from '../client-view.ts'
import { firstFields } from '../rules/client-fields.ts'
import { asInstallation, installationScope } from '../rules/client-scope.ts'

export const SHELL_CLIENT = 'shell'
/** Opens the handoff to a web view, and nothing else. No other client may be registered with it. */
export const SHELL_SCOPE = 'shell'

const CLAIMED = 'mn.tamga.shell:/callback'
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\])(:\d{1,5})?\/callback$/

/** RFC 8252 §7: the link that native shells claim, or any port of the machine itself, which is free when the shell starts. */
export const isShellAddress = (uri: string): boolean => uri === CLAIMED || LOOPBACK.test(uri)

/**
 * The one client of all native shells: public, of the whole installation and never first-party. The operator may disable it; nobody
 * changes it. A lock lets processes that start together create it once.
 */
export async function ensureShellClient(ctx: Context): Promise<void> {
  const scope = installationScope(ctx)
  await asInstallation(ctx, async tx => {
    await store.lockDefaultClient(tx)
    if (await store.lockClient(tx, scope.tenant.id, { client_id: SHELL_CLIENT })) return
    const ids = { tenant_id: scope.tenant.id, id: uuidv7(), client_id: SHELL_CLIENT }
    const client = await store.insertClient(tx, ids, shellFields(ctx))
    await recordChange(tx, scope, {
      action: 'clients.created',
      target: targetOf(client),
      changes: changesBetween({}, contentOf(client)),
    })
  })
}

const shellFields = ({ services: { brand } }: Context) =>
  firstFields({
    name: brand.texts.mn.name,
    type: 'public',
    redirect_uris: [CLAIMED, 'http://127.0.0.1/callback', 'http://[::1]/callback'],
    scopes: ['openid', 'offline_access', SHELL_SCOPE],
  })
