import { type Context, inPlatform } from '../../kernel/context.ts'
import { hasPeerIdentities, peerSecretHash } from '../../modules/sso/index.ts'

export type Pairing = { readonly issuer: string; readonly command: string }

/** What the operator of the peer still has to do; null when somebody came through it already. */
export async function readPairing(ctx: Context, hasPeer: boolean): Promise<Pairing | null> {
  const { settings } = ctx.services
  const { SSO_PEER_ISSUER: issuer, SSO_PEER_CLIENT_ID: client, PUBLIC_ORIGIN } = settings
  const hash = peerSecretHash(settings)
  if (!hasPeer || issuer === undefined || hash === undefined) return null
  if (await inPlatform(ctx, 'first start', tx => hasPeerIdentities(tx, issuer))) return null
  const id = client === 'government' ? '' : ` --client ${client}`
  return { issuer, command: `peer admit ${PUBLIC_ORIGIN}${id} --secret-hash ${hash}` }
}
