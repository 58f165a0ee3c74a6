import {
  childrenOf,
  DerError,
  type DerValue,
  expect,
  partsOf,
  readDer,
  readInteger,
  readObjectId,
} from '../../der/read-der.ts'
import { readHashAlgorithm, readSignatureAlgorithm } from '../../x509/signature-algorithm.ts'
import { CMS_OID } from '../object-ids.ts'
import { assembleSignedData } from './assemble-signed-data.ts'
import type { Attributes, SignedData, SignerInfo } from './signed-data.ts'

/** Throws for everything that is not exactly such a message: no byte is left that nobody looked at. */
export function readSignedData(bytes: Buffer): SignedData {
  const [type, carried, ...more] = partsOf(readDer(bytes))
  if (readObjectId(type) !== CMS_OID.signedData || more.length > 0) throw new DerError('not a signed message')
  const fields = partsOf(onlyOf(partsOf(carried, 0xa0)))
  const [version, hashes, encapsulated, ...rest] = fields
  const [contentType, wrapped, ...beyond] = partsOf(encapsulated)
  if (beyond.length > 0) throw new DerError('content is malformed')
  const content = wrapped ? expect(onlyOf(partsOf(wrapped, 0xa0)), 0x04).body : null
  const certificates = rest[0]?.tag === 0xa0 ? childrenOf(rest.shift()!) : []
  const crls = rest[0]?.tag === 0xa1 ? childrenOf(rest.shift()!) : []
  const info = expect(onlyOf(partsOf(onlyOf(rest), 0x31)), 0x30)
  const content_type = readObjectId(contentType)
  const signer = readSigner(info)
  readInteger(version)
  const hash = onlyOf(partsOf(hashes, 0x31))
  if (readHashAlgorithm(hash) !== signer.hash) throw new DerError('the message names two hashes')
  for (const { tag } of [...certificates, ...crls])
    if (tag !== 0x30) throw new DerError('unknown kind of certificate')
  const found = { content_type, content, certificates: rawOf(certificates), crls: rawOf(crls), signer }
  const isWhole = assembleSignedData(found, { hash, info }).equals(bytes)
  if (!isWhole) throw new DerError('the message is not in its only form')
  return found
}

const rawOf = (values: readonly DerValue[]): Buffer[] => values.map(({ raw }) => raw)

function onlyOf(values: readonly DerValue[]): DerValue {
  const [value, ...more] = values
  if (!value || more.length > 0) throw new DerError('expected one value')
  return value
}

const versionOf = (value: DerValue | undefined): number => {
  const digits = readInteger(value)
  return digits.length === 1 ? digits[0]! : 0
}

function readSigner(info: DerValue): SignerInfo {
  const [version, id, hashed, attributes, algorithm, signature, unsigned, ...more] = childrenOf(info)
  if (versionOf(version) !== 1 || more.length > 0) throw new DerError('unknown version of signer')
  const [issuer, serial, ...beyond] = partsOf(id)
  if (beyond.length > 0) throw new DerError('the name of the signer is malformed')
  const hash = readHashAlgorithm(hashed)
  const read = algorithm && readSignatureAlgorithm(algorithm)
  if (!hash || !read || (read.hash !== null && read.hash !== hash)) throw new DerError('unknown algorithm')
  const set = expect(attributes, 0xa0)
  const signed_bytes = Buffer.from(set.raw)
  // RFC 5652 §5.4: signed as a set, though it is written with a context tag.
  signed_bytes[0] = 0x31
  return {
    issuer: expect(issuer, 0x30).raw,
    serial: readInteger(serial),
    hash,
    algorithm: read,
    signature: expect(signature, 0x04).body,
    signed: readAttributes(set),
    unsigned: unsigned ? readAttributes(expect(unsigned, 0xa1)) : new Map(),
    signed_bytes,
  }
}

function readAttributes(set: DerValue): Attributes {
  const found = new Map<string, DerValue>()
  for (const attribute of childrenOf(set)) {
    const [type, values, ...more] = partsOf(attribute)
    const oid = readObjectId(type)
    if (more.length > 0 || found.has(oid)) throw new DerError('attributes are malformed')
    found.set(oid, onlyOf(partsOf(values, 0x31)))
  }
  if (found.size === 0) throw new DerError('attributes are missing')
  return found
}
