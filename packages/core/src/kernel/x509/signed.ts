import { createPublicKey, type KeyObject } from 'node:crypto'
import { type DerValue, expect, partsOf, readDer } from '../der/read-der.ts'
import { isSignatureOf, readSignatureAlgorithm } from './signature-algorithm.ts'

/** What a certificate, a revocation list and an OCSP answer have in common: signed bytes, an algorithm, a signature. */
export type Signed = { readonly content: DerValue; readonly algorithm: DerValue; readonly signature: Buffer }

export function readSigned(bytes: Buffer): Signed {
  const [content, algorithm, signature, ...more] = partsOf(readDer(bytes))
  if (!content || !algorithm || more.length > 0) throw new Error('not a signed structure')
  const bits = expect(signature, 0x03).body
  if (bits[0] !== 0) throw new Error('the signature is no whole number of bytes')
  return {
    content: expect(content, 0x30),
    algorithm: expect(algorithm, 0x30),
    signature: bits.subarray(1),
  }
}

export const publicKeyOf = (spki: Buffer): KeyObject =>
  createPublicKey({ key: spki, format: 'der', type: 'spki' })

/** SHA-1 and everything unknown verify nothing. */
export function isSignedBy({ content, algorithm, signature }: Signed, key: KeyObject): boolean {
  const read = readSignatureAlgorithm(algorithm)
  if (!read?.hash) return false
  return isSignatureOf(content.raw, { algorithm: read, hash: read.hash, key, signature })
}
