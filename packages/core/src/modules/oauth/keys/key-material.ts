import { createHash, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { PublicJwk, SigningAlgorithm } from '../tables.ts'

export type KeyMaterial = { kid: string; alg: SigningAlgorithm; publicJwk: PublicJwk; privateKey: Buffer }

const generate = promisify(generateKeyPair)

const MAKERS: Readonly<
  Record<SigningAlgorithm, () => Promise<{ publicKey: KeyObject; privateKey: KeyObject }>>
> = {
  ES256: () => generate('ec', { namedCurve: 'P-256' }),
  RS256: () => generate('rsa', { modulusLength: 2048 }),
  EdDSA: () => generate('ed25519'),
}

/** RFC 7638 §3.2, RFC 8037 §2: the members a thumbprint is made of, in the order of their names. */
const THUMBPRINT_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  EC: ['crv', 'kty', 'x', 'y'],
  RSA: ['e', 'kty', 'n'],
  OKP: ['crv', 'kty', 'x'],
}

/** RFC 7638: the same key has the same id everywhere, and another key never has it. */
export function thumbprint(jwk: JsonWebKey): string {
  const members = THUMBPRINT_MEMBERS[jwk.kty ?? '']
  if (!members) throw new Error(`no thumbprint for the key type ${jwk.kty}`)
  const canonical = JSON.stringify(Object.fromEntries(members.map(name => [name, jwk[name]])))
  return createHash('sha256').update(canonical).digest('base64url')
}

export async function makeKey(alg: SigningAlgorithm): Promise<KeyMaterial> {
  const { publicKey, privateKey } = await MAKERS[alg]()
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = thumbprint(jwk)
  const publicJwk = { ...jwk, kid, alg, use: 'sig' } as PublicJwk
  return { kid, alg, publicJwk, privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }) }
}
