import { createPublicKey } from 'node:crypto'
import type { FieldError } from '../../kernel/http/problem.ts'
import type { PublicKeySet } from './tables.ts'

// RFC 7518 §6: the members that only a private or symmetric key has.
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']
const SMALLEST_RSA = 2048

/** Keys that private_key_jwt can be verified with, and nothing that should have stayed with the client. */
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
    const { modulusLength = SMALLEST_RSA } = key.asymmetricKeyDetails ?? {}
    const isForSigning = !['x25519', 'x448'].includes(key.asymmetricKeyType ?? '')
    return isForSigning && modulusLength >= SMALLEST_RSA ? null : 'key_unusable'
  } catch {
    return 'key_unusable'
  }
}
