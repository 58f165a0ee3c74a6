import { constants, type KeyObject, verify } from 'node:crypto'
import { childrenOf, type DerValue, expect, partsOf, readInteger, readObjectId } from '../der/read-der.ts'
import { OID } from './object-ids.ts'

export type HashName = 'sha256' | 'sha384' | 'sha512'

/** How a signature was made. The hash is null where the algorithm does not name it: what stands beside it does. */
export type SignatureAlgorithm = {
  readonly kind: 'rsa' | 'pss' | 'ecdsa'
  readonly hash: HashName | null
}

const HASHES: Readonly<Record<string, HashName>> = {
  [OID.sha256]: 'sha256',
  [OID.sha384]: 'sha384',
  [OID.sha512]: 'sha512',
}

const PKCS1: Readonly<Record<string, HashName>> = {
  [OID.sha256WithRsa]: 'sha256',
  [OID.sha384WithRsa]: 'sha384',
  [OID.sha512WithRsa]: 'sha512',
}

const ECDSA: Readonly<Record<string, HashName>> = {
  [OID.ecdsaWithSha256]: 'sha256',
  [OID.ecdsaWithSha384]: 'sha384',
  [OID.ecdsaWithSha512]: 'sha512',
}

export const HASH_SIZES: Readonly<Record<HashName, number>> = { sha256: 32, sha384: 48, sha512: 64 }

const isNothing = (value: DerValue | undefined): boolean => value?.tag === 0x05 && value.body.length === 0

/** SHA-1 and everything unknown is undefined, and so are parameters that do not belong to the algorithm. */
export function readHashAlgorithm(value: DerValue | undefined): HashName | undefined {
  const [name, ...parameters] = partsOf(value)
  if (parameters.length > 1 || (parameters.length === 1 && !isNothing(parameters[0]))) return undefined
  return HASHES[readObjectId(name)]
}

export function readSignatureAlgorithm(value: DerValue): SignatureAlgorithm | undefined {
  const [name, ...parameters] = childrenOf(expect(value, 0x30))
  const oid = readObjectId(name)
  if (parameters.length > 1) return undefined
  const [given] = parameters
  const pkcs1 = PKCS1[oid]
  if (pkcs1 || oid === OID.rsaEncryption)
    return given === undefined || isNothing(given) ? { kind: 'rsa', hash: pkcs1 ?? null } : undefined
  const ecdsa = ECDSA[oid]
  if (ecdsa) return given === undefined ? { kind: 'ecdsa', hash: ecdsa } : undefined
  const pss = oid === OID.rsaPss ? pssHash(given) : undefined
  return pss && { kind: 'pss', hash: pss }
}

/** RFC 4055 §3.1: the hash, the same for the mask, a salt as long as the hash, and the usual trailer. */
function pssHash(parameters: DerValue | undefined): HashName | undefined {
  const [hash, mask, salt, trailer, ...more] = partsOf(parameters)
  const name = readHashAlgorithm(onlyPart(hash, 0xa0))
  const [generator, ofMask, ...rest] = partsOf(onlyPart(mask, 0xa1))
  if (!name || more.length > 0 || rest.length > 0) return undefined
  if (readObjectId(generator) !== OID.mgf1 || readHashAlgorithm(ofMask) !== name) return undefined
  const size = readInteger(onlyPart(salt, 0xa2))
  if (size.length !== 1 || size[0] !== HASH_SIZES[name]) return undefined
  if (trailer && !readInteger(onlyPart(trailer, 0xa3)).equals(Buffer.from([1]))) return undefined
  return name
}

function onlyPart(value: DerValue | undefined, tag: number): DerValue | undefined {
  const parts = partsOf(value, tag)
  return parts.length === 1 ? parts[0] : undefined
}

export type SignatureCheck = {
  readonly algorithm: SignatureAlgorithm
  /** Used where the algorithm names none; where it names one, both have to be the same. */
  readonly hash: HashName
  readonly key: KeyObject
  readonly signature: Buffer
}

export function isSignatureOf(bytes: Buffer, { algorithm, hash, key, signature }: SignatureCheck): boolean {
  if (algorithm.hash !== null && algorithm.hash !== hash) return false
  const type = key.asymmetricKeyType
  if (algorithm.kind === 'ecdsa') return type === 'ec' && verify(hash, bytes, key, signature)
  if (type !== 'rsa') return false
  if (algorithm.kind === 'rsa')
    return verify(hash, bytes, { key, padding: constants.RSA_PKCS1_PADDING }, signature)
  const saltLength = HASH_SIZES[hash]
  return verify(hash, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature)
}
