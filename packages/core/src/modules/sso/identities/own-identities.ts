import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { LinkedLogin, LinkedLogins, LinkedLoginsOwner } from '../../identity/index.ts'
import { isGiven } from '../providers/installation-providers.ts'
import { deleteIdentity, selectIdentitiesOf } from './identity-store.ts'
import { selectSessionsFrom } from './origin-store.ts'

/** Logins through providers of the installation: they sign the person in to every tenant of theirs. */
async function list(tx: PlatformTx, ctx: Context, owner: LinkedLoginsOwner): Promise<LinkedLogin[]> {
  const rows = await selectIdentitiesOf(tx, owner)
  return rows.map(({ provider, issuer, ...row }) => ({
    ...row,
    method: 'social' as const,
    provider: { id: provider, name: new URL(issuer).host, logo_uri: null },
    tenant: null,
    usable: isGiven(ctx, { id: provider, issuer }),
  }))
}

async function remove(tx: PlatformTx, { id }: LinkedLogin) {
  return { ids: await selectSessionsFrom(tx, await deleteIdentity(tx, id)) }
}

export const identitiesOfInstallation: LinkedLogins = Object.freeze({ list, remove })
