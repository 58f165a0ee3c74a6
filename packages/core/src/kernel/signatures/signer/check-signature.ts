import { constants, verify } from 'node:crypto'
import { publicKeyOf } from '../../x509/signed.ts'
import { HASH_SIZE, type SignatureAlgorithm } from '../cms/signature-algorithm.ts'
import type { SigningIdentity } from './port.ts'

/**
 * Whether the signer signed these attributes with the key of the announced certificate. What comes back from outside goes into no document
 * before this.
 */
export function isSignatureOf(
  { certificate, algorithm }: SigningIdentity,
  attributes: Buffer,
  signature: Buffer,
): boolean {
  try {
    const key = publicKeyOf(certificate.spki)
    return verify(algorithm.hash, attributes, keyOptions(key, algorithm), signature)
  } catch {
    return false
  }
}

const keyOptions = (key: ReturnType<typeof publicKeyOf>, { scheme, hash }: SignatureAlgorithm) => {
  if (scheme === 'ecdsa') return { key, dsaEncoding: 'der' as const }
  if (scheme === 'rsa-pkcs1') return { key, padding: constants.RSA_PKCS1_PADDING }
  return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: HASH_SIZE[hash] }
}
