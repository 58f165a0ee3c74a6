import { createPrivateKey, type KeyObject } from 'node:crypto'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { type PublicJwk, SIGNING_ALGORITHMS, type SigningAlgorithm } from '../tables.ts'
import { openKeyBox } from './key-box.ts'
import { bindingOf, rotateSigningKeys } from './rotate-keys.ts'
import { listSigningKeys, type SigningKey } from './signing-key-store.ts'

export type ActiveKey = { kid: string; alg: SigningAlgorithm; privateKey: KeyObject }

/** Makes the first keys of an installation; a later start finds them. */
export async function ensureSigningKeys(ctx: Context): Promise<void> {
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  const isMissing = (alg: SigningAlgorithm) => !known.some(key => key.alg === alg && key.status === 'active')
  if (SIGNING_ALGORITHMS.some(isMissing)) await rotateSigningKeys(ctx, { onlyMissing: true })
}

/** The key set for everyone to read (RFC 7517): published, active and lately retired keys. */
export async function readKeySet(ctx: Context): Promise<{ keys: PublicJwk[] }> {
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  return { keys: known.map(key => key.public_jwk) }
}

export const openKey = (box: SecretBox, { kid, alg, private_key }: SigningKey): ActiveKey => ({
  kid,
  alg,
  privateKey: createPrivateKey({ key: box.open(private_key, bindingOf(kid)), format: 'der', type: 'pkcs8' }),
})

export async function readActiveKeys(ctx: Context): Promise<ActiveKey[]> {
  const box = await openKeyBox(ctx.services.settings)
  const known = await inPlatform(ctx, 'signing keys', listSigningKeys)
  return known.filter(key => key.status === 'active').map(key => openKey(box, key))
}
