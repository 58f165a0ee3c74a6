import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto'
import {
  childrenOf,
  type DerValue,
  expect,
  partsOf,
  readBits,
  readDer,
  readObjectId,
} from '../der/read-der.ts'
import { OID } from './object-ids.ts'

/** What a certificate, a revocation list and an OCSP answer have in common: signed bytes, an algorithm, a signature. */
export type Signed = { readonly content: DerValue; readonly algorithm: DerValue; readonly signature: Buffer }

export function readSigned(bytes: Buffer): Signed {
  const [content, algorithm, signature, ...more] = partsOf(readDer(bytes))
  if (!content || !algorithm || more.length > 0) throw new Error('not a signed structure')
  return {
    content: expect(content, 0x30),
    algorithm: expect(algorithm, 0x30),
    signature: readBits(signature),
  }
}

const PKCS1: Readonly<Record<string, string>> = {
  [OID.sha256WithRsa]: 'sha256',
  [OID.sha384WithRsa]: 'sha384',
  [OID.sha512WithRsa]: 'sha512',
}

const ECDSA: Readonly<Record<string, string>> = {
  [OID.ecdsaWithSha256]: 'sha256',
  [OID.ecdsaWithSha384]: 'sha384',
  [OID.ecdsaWithSha512]: 'sha512',
}

const HASHES: Readonly<Record<string, { readonly name: string; readonly size: number }>> = {
  [OID.sha256]: { name: 'sha256', size: 32 },
  [OID.sha384]: { name: 'sha384', size: 48 },
  [OID.sha512]: { name: 'sha512', size: 64 },
}

export const publicKeyOf = (spki: Buffer): KeyObject =>
  createPublicKey({ key: spki, format: 'der', type: 'spki' })

/** SHA-1 and everything unknown verify nothing. */
export function isSignedBy({ content, algorithm, signature }: Signed, key: KeyObject): boolean {
  const [name, parameters] = childrenOf(algorithm)
  const oid = readObjectId(name)
  const rsa = PKCS1[oid]
  if (rsa && key.asymmetricKeyType === 'rsa')
    return verify(rsa, content.raw, { key, padding: constants.RSA_PKCS1_PADDING }, signature)
  const ecdsa = ECDSA[oid]
  if (ecdsa && key.asymmetricKeyType === 'ec') return verify(ecdsa, content.raw, key, signature)
  if (oid !== OID.rsaPss || key.asymmetricKeyType !== 'rsa') return false
  const hash = pssHash(parameters)
  return (
    hash !== undefined &&
    verify(
      hash.name,
      content.raw,
      { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: hash.size },
      signature,
    )
  )
}

/** RFC 4055 §3.1: the hash, the same for the mask, and a salt as long as the hash. */
function pssHash(parameters: DerValue | undefined) {
  const [hash, mask] = partsOf(parameters)
  const oid = readObjectId(partsOf(partsOf(hash, 0xa0)[0])[0])
  const [generator, ofMask] = partsOf(partsOf(mask, 0xa1)[0])
  if (readObjectId(generator) !== OID.mgf1 || readObjectId(partsOf(ofMask)[0]) !== oid) return undefined
  return HASHES[oid]
}
