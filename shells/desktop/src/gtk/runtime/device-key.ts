import { p256 } from '@noble/curves/nist.js'
import { type DeviceKey, type PublicKey, sha256, toBase64Url } from '@tamga/shell-contract/session'

const KEY_BYTES = 32

/** gjs has no WebCrypto. What is stored is the private number as base64url. */
export async function createKey(): Promise<string> {
  for (;;) {
    const candidate = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
    // One in 2^32 is beyond the order of the curve.
    if (p256.utils.isValidSecretKey(candidate)) return toBase64Url(candidate)
  }
}

export async function openKey(stored: string): Promise<DeviceKey> {
  const secret = Uint8Array.from(atob(stored.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  )
  const point = p256.getPublicKey(secret, false)
  const x = toBase64Url(point.slice(1, 1 + KEY_BYTES))
  const y = toBase64Url(point.slice(1 + KEY_BYTES))
  const publicKey: PublicKey = { kty: 'EC', crv: 'P-256', x, y }
  return {
    publicKey,
    thumbprint: await sha256(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })),
    // Nonces follow from the message (RFC 6979): a bad source of randomness cannot give the key away.
    sign: async data => p256.sign(data, secret, { prehash: true, lowS: false }).toBytes('compact'),
  }
}
