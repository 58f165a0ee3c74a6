import {
  type Context,
  type LinkedLogin,
  type LinkedLogins,
  type LinkedLoginsOwner,
  logoAddress,
  type PlatformTx,
} from '@tamga/core'
import { deleteOwnLink, selectOwnLinks } from './own-link-store.ts'

async function list(tx: PlatformTx, _ctx: Context, owner: LinkedLoginsOwner): Promise<LinkedLogin[]> {
  const links = await selectOwnLinks(tx, owner)
  return links.map(link => ({
    ...link,
    method: 'providers' as const,
    provider: { ...link.provider, logo_uri: logoAddress(link.provider.logo_uri) },
  }))
}

async function remove(tx: PlatformTx, { id, provider, tenant }: LinkedLogin) {
  await deleteOwnLink(tx, tenant!.id, id)
  return { tenant_id: tenant!.id, provider_id: provider.id }
}

export const ownLinks: LinkedLogins = Object.freeze({ list, remove })
