import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose'
import type { PublicKey } from '../tables.ts'

/** A proof says when it was made; clocks of devices differ by less than this. */
const AGE_SECONDS = 60

type Claims = Readonly<Record<string, unknown>>

const isFresh = ({ iat }: Claims): boolean =>
  typeof iat === 'number' && Math.abs(Date.now() / 1000 - iat) <= AGE_SECONDS

/** Exactly the members of a public P-256 key, whatever else was sent. */
const publicPart = ({ kty, crv, x, y }: JWK): PublicKey => ({ kty, crv, x, y }) as PublicKey

export const thumbprintOf = (key: PublicKey): Promise<string> => calculateJwkThumbprint(publicPart(key))

/** The claims that a key signed; null when it did not. */
async function readSigned(jws: string, key: PublicKey): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(jws, await importJWK(publicPart(key), 'ES256'), {
      algorithms: ['ES256'],
    })
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload))
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : null
  } catch {
    return null
  }
}

export type RequestProof = { readonly method: string; readonly address: string; readonly token: string }

/** RFC 9449 §4.3: a proof for one request and one token, by the key that the token is bound to. */
export async function isProofOf(
  proof: string,
  key: PublicKey,
  { method, address, token }: RequestProof,
): Promise<boolean> {
  const claims = await readSigned(proof, key)
  if (!claims || !isFresh(claims) || typeof claims['jti'] !== 'string') return false
  const { typ, jwk } = decodeProtectedHeader(proof)
  const isOwnKey = jwk !== undefined && (await thumbprintOf(jwk as PublicKey)) === (await thumbprintOf(key))
  const hash = createHash('sha256').update(token).digest('base64url')
  const { htm, htu, ath } = claims
  return typ === 'dpop+jwt' && isOwnKey && htm === method && htu === address && ath === hash
}

/** What a device says about itself, for this installation and now. */
export async function readStatement(jws: string, key: PublicKey, origin: string): Promise<Claims | null> {
  const claims = await readSigned(jws, key)
  return claims && isFresh(claims) && claims['origin'] === origin ? claims : null
}
