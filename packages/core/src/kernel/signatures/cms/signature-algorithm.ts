import { explicit, integer, nothing, objectId, sequence } from '../../der/write-der.ts'
import { OID } from '../../x509/object-ids.ts'

export const HASHES = ['sha256', 'sha384', 'sha512'] as const
export type HashName = (typeof HASHES)[number]

export const SCHEMES = ['rsa-pkcs1', 'rsa-pss', 'ecdsa'] as const
export type Scheme = (typeof SCHEMES)[number]

/** How a signature is made: the scheme, and the hash of content, of signed attributes and, for PSS, of the mask. */
export type SignatureAlgorithm = { readonly scheme: Scheme; readonly hash: HashName }

export const HASH_SIZE: Readonly<Record<HashName, number>> = { sha256: 32, sha384: 48, sha512: 64 }

const RSA: Readonly<Record<HashName, string>> = {
  sha256: OID.sha256WithRsa,
  sha384: OID.sha384WithRsa,
  sha512: OID.sha512WithRsa,
}

const ECDSA: Readonly<Record<HashName, string>> = {
  sha256: OID.ecdsaWithSha256,
  sha384: OID.ecdsaWithSha384,
  sha512: OID.ecdsaWithSha512,
}

/** RFC 5754 §2: without parameters. */
export const writeHash = (hash: HashName): Buffer => sequence(objectId(OID[hash]))

/** Inside of other parameters every reader knows the form with NULL (RFC 4055 §2.1). */
const writeHashOfPss = (hash: HashName): Buffer => sequence(objectId(OID[hash]), nothing())

export function writeSignatureAlgorithm({ scheme, hash }: SignatureAlgorithm): Buffer {
  if (scheme === 'ecdsa') return sequence(objectId(ECDSA[hash]))
  if (scheme === 'rsa-pkcs1') return sequence(objectId(RSA[hash]), nothing())
  return sequence(
    objectId(OID.rsaPss),
    sequence(
      explicit(0, writeHashOfPss(hash)),
      explicit(1, sequence(objectId(OID.mgf1), writeHashOfPss(hash))),
      explicit(2, integer(HASH_SIZE[hash])),
    ),
  )
}
