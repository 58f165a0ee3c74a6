import { hkdfSync } from 'node:crypto'
import { hashToken } from '../../kernel/crypto/token.ts'
import type { Settings } from '../../kernel/settings/settings.ts'

const PURPOSE = 'tamga client secret at the peer installation'

/**
 * A flavour that signs people in through a peer has a secret there without anybody writing one down: made of the installation's own key,
 * it is the same in every process and after every start. The peer is told its hash alone.
 */
export function withPeerSecret(settings: Settings, hasPeer: boolean): Settings {
  const { SSO_PEER_ISSUER, SSO_PEER_CLIENT_SECRET, SSO_SECRET_KEY } = settings
  if (!hasPeer || !SSO_PEER_ISSUER || SSO_PEER_CLIENT_SECRET || !SSO_SECRET_KEY) return settings
  const made = hkdfSync('sha256', Buffer.from(SSO_SECRET_KEY, 'base64'), '', PURPOSE, 32)
  return { ...settings, SSO_PEER_CLIENT_SECRET: Buffer.from(made).toString('base64url') }
}

export const peerSecretHash = ({ SSO_PEER_CLIENT_SECRET: secret }: Settings): string | undefined =>
  secret === undefined ? undefined : hashToken(secret).toString('hex')
