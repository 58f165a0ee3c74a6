import { createPublicKey } from 'node:crypto'
import type { FieldError } from '../../../kernel/http/problem.ts'
import type { PublicKeySet } from '../tables.ts'

// RFC 7518 §6: the members that only a private or symmetric key has.
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']
const SMALLEST_RSA = 2048
/** Key types and curves of the algorithms that the provider accepts for assertions. */
const VERIFIABLE = new Set(['rsa', 'prime256v1', 'ed25519'])
const ALGORITHMS = new Set<unknown>([undefined, 'ES256', 'RS256', 'PS256', 'EdDSA'])

/** Accepts public keys that private_key_jwt can be verified with, and nothing private. */
export function keyFaults(jwks: PublicKeySet | null | undefined): FieldError[] {
  return (jwks?.keys ?? []).flatMap((key, index) => {
    const code = faultOfKey(key)
    return code === null ? [] : [{ path: `/jwks/keys/${index}`, code }]
  })
}

function faultOfKey(jwk: Readonly<Record<string, unknown>>): 'key_private' | 'key_unusable' | null {
  if (PRIVATE_MEMBERS.some(member => member in jwk)) return 'key_private'
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const { modulusLength = SMALLEST_RSA, namedCurve } = key.asymmetricKeyDetails ?? {}
    const isForSigning =
      VERIFIABLE.has(namedCurve ?? key.asymmetricKeyType ?? '') && ALGORITHMS.has(jwk['alg'])
    return isForSigning && modulusLength >= SMALLEST_RSA ? null : 'key_unusable'
  } catch {
    return 'key_unusable'
  }
}

const contentOf = (jwks: PublicKeySet | null): Set<string> =>
  new Set(
    (jwks?.keys ?? []).map(key =>
      createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'der' }).toString('base64'),
    ),
  )

/** Compares the keys, whatever their order and their other members. */
export const hasSameKeys = (a: PublicKeySet | null, b: PublicKeySet | null): boolean =>
  contentOf(a).symmetricDifference(contentOf(b)).size === 0
