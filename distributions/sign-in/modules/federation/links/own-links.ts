import {
  type Asking,
  type Context,
  type LinkedLogin,
  type LinkedLogins,
  logoAddress,
  type PlatformTx,
} from '@tamga/core'
import { deleteOwnLink, selectOwnLinks } from './own-link-store.ts'

async function list(tx: PlatformTx, _ctx: Context, asking: Asking): Promise<LinkedLogin[]> {
  const links = await selectOwnLinks(tx, asking)
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
