import { createHash } from 'node:crypto'
import { childrenOf, readDer } from '../../der/read-der.ts'
import { explicit, integer, objectId, octets, sequence, setOf, writeDer } from '../../der/write-der.ts'
import type { Certificate } from '../../x509/certificate.ts'
import { CMS_OID } from '../object-ids.ts'
import {
  type HashName,
  type SignatureAlgorithm,
  writeHash,
  writeSignatureAlgorithm,
} from './signature-algorithm.ts'

export type AttributesOf = {
  readonly certificate: Certificate
  readonly digest: Buffer
  readonly hash: HashName
  /** The kind of what is signed; the bytes of a document unless told. */
  readonly contentType?: string
}

const attribute = (oid: string, value: Buffer): Buffer => sequence(objectId(oid), setOf(value))

/**
 * What the signer's key signs (CAdES, ETSI EN 319 122-1): the digest of the content and the digest of the signer's own certificate, so
 * that nobody can put another certificate of the same key in its place. No time: the word of the signer about it proves nothing.
 */
export const buildSignedAttributes = ({
  certificate,
  digest,
  hash,
  contentType = CMS_OID.data,
}: AttributesOf): Buffer =>
  setOf(
    attribute(CMS_OID.contentType, objectId(contentType)),
    attribute(CMS_OID.messageDigest, octets(digest)),
    attribute(CMS_OID.signingCertificateV2, sequence(sequence(certificateId(certificate, hash)))),
  )

/** ESSCertIDv2 (RFC 5035 §4): SHA-256 is the default, and DER leaves defaults out. */
const certificateId = ({ raw }: Certificate, hash: HashName): Buffer =>
  sequence(...(hash === 'sha256' ? [] : [writeHash(hash)]), octets(createHash(hash).update(raw).digest()))

export type SignedDataOf = {
  readonly certificate: Certificate
  /** The authorities above it, as far as they are known. */
  readonly chain: readonly Certificate[]
  readonly algorithm: SignatureAlgorithm
  readonly attributes: Buffer
  readonly signature: Buffer
  /** A timestamp over the signature, which makes level B-T of it. */
  readonly timestamp?: Buffer | undefined
  /** What is signed, where it travels inside: a timestamp does, a document does not. */
  readonly content?: { readonly type: string; readonly bytes: Buffer }
}

/** Signed data with one signer (RFC 5652 §5). The content of a document stays outside. */
export function buildSignedData(parts: SignedDataOf): Buffer {
  const { certificate, chain, algorithm, content } = parts
  const certificates = [certificate, ...chain].map(({ raw }) => raw)
  const carried = content
    ? sequence(objectId(content.type), explicit(0, octets(content.bytes)))
    : sequence(objectId(CMS_OID.data))
  const signedData = sequence(
    integer(content && content.type !== CMS_OID.data ? 3 : 1),
    setOf(writeHash(algorithm.hash)),
    carried,
    // Sorted, as the parts of every SET are in DER.
    writeDer(0xa0, ...certificates.toSorted(Buffer.compare)),
    setOf(signerInfo(parts)),
  )
  return sequence(objectId(CMS_OID.signedData), explicit(0, signedData))
}

function signerInfo({ certificate, algorithm, attributes, signature, timestamp }: SignedDataOf): Buffer {
  return sequence(
    integer(1),
    sequence(certificate.issuer, integer(certificate.serial)),
    writeHash(algorithm.hash),
    // The very attributes that were signed, with the tag that stands for their place.
    writeDer(0xa0, ...childrenOf(readDer(attributes)).map(({ raw }) => raw)),
    writeSignatureAlgorithm(algorithm),
    octets(signature),
    ...(timestamp ? [writeDer(0xa1, attribute(CMS_OID.timestampToken, timestamp))] : []),
  )
}

/** What a signer is handed: the digest of the attributes in their SET form (RFC 5652 §5.4). */
export const digestOfAttributes = (attributes: Buffer, hash: HashName): Buffer =>
  createHash(hash).update(attributes).digest()
