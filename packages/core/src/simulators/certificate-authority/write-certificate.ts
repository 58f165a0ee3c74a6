import { createHash, type KeyObject, sign } from 'node:crypto'
import { partsOf, readDer } from '../../kernel/der/read-der.ts'
import {
  bits,
  boolean,
  explicit,
  implicit,
  integer,
  moment,
  objectId,
  octets,
  printable,
  sequence,
  setOf,
  utf8,
} from '../../kernel/der/write-der.ts'
import { OID } from '../../kernel/x509/object-ids.ts'

export type Name = readonly (readonly [oid: string, value: string])[]

/** The authorities of the simulators sign with P-256. */
const ALGORITHM = sequence(objectId(OID.ecdsaWithSha256))

export const writeName = (name: Name): Buffer =>
  sequence(
    ...name.map(([oid, value]) =>
      setOf(sequence(objectId(oid), oid === OID.country ? printable(value) : utf8(value))),
    ),
  )

export const spkiOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' })

/** RFC 5280 §4.2.1.2: the SHA-1 of the key bits. */
export const keyId = (spki: Buffer): Buffer =>
  createHash('sha1')
    .update(partsOf(readDer(spki))[1]!.body.subarray(1))
    .digest()

export function signStructure(content: Buffer, key: KeyObject, ...more: readonly Buffer[]): Buffer {
  return sequence(content, ALGORITHM, bits(sign('sha256', content, key)), ...more)
}

export const algorithmOfAuthorities = (): Buffer => ALGORITHM

export type NewCertificate = {
  readonly serial: Buffer
  readonly issuer: Name
  readonly subject: Name
  readonly from: Date
  readonly until: Date
  readonly publicKey: KeyObject
  readonly authority?: { readonly pathLength: number | null }
  /** Numbers of the bits of the key usage. */
  readonly usage: readonly number[]
  readonly purposes?: readonly string[]
  readonly arePurposesCritical?: boolean
  readonly policies?: readonly string[]
  readonly ocspUrl?: string
  readonly crlUrl?: string
}

export type Signer = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

export function writeCertificate(wanted: NewCertificate, signer: Signer): Buffer {
  const spki = spkiOf(wanted.publicKey)
  const content = sequence(
    explicit(0, integer(2)),
    integer(wanted.serial),
    ALGORITHM,
    writeName(wanted.issuer),
    sequence(moment(wanted.from), moment(wanted.until)),
    writeName(wanted.subject),
    spki,
    explicit(3, sequence(...extensionsOf(wanted, spki, keyId(spkiOf(signer.publicKey))))),
  )
  return signStructure(content, signer.privateKey)
}

const extension = (oid: string, value: Buffer, isCritical = false): Buffer =>
  sequence(objectId(oid), ...(isCritical ? [boolean(true)] : []), octets(value))

const address = (url: string): Buffer => implicit(6, Buffer.from(url, 'latin1'))

function extensionsOf(wanted: NewCertificate, spki: Buffer, issuerKeyId: Buffer): Buffer[] {
  const { authority, usage, purposes, policies, ocspUrl, crlUrl } = wanted
  const pathLength = authority?.pathLength
  return [
    extension(OID.subjectKeyId, octets(keyId(spki))),
    extension(OID.authorityKeyId, sequence(implicit(0, issuerKeyId))),
    extension(OID.keyUsage, usageBits(usage), true),
    ...(authority
      ? [
          extension(
            OID.basicConstraints,
            sequence(boolean(true), ...(pathLength == null ? [] : [integer(pathLength)])),
            true,
          ),
        ]
      : []),
    ...(purposes
      ? [extension(OID.extendedKeyUsage, sequence(...purposes.map(objectId)), wanted.arePurposesCritical)]
      : []),
    ...(policies
      ? [extension(OID.certificatePolicies, sequence(...policies.map(policy => sequence(objectId(policy)))))]
      : []),
    ...(ocspUrl
      ? [extension(OID.authorityInformation, sequence(sequence(objectId(OID.ocsp), address(ocspUrl))))]
      : []),
    ...(crlUrl
      ? [extension(OID.crlDistributionPoints, sequence(sequence(explicit(0, explicit(0, address(crlUrl))))))]
      : []),
  ]
}

/** DER cuts the zeros at the end of named bits off. */
function usageBits(usage: readonly number[]): Buffer {
  const byte = usage.reduce((all, bit) => all | (0x80 >> bit), 0)
  return bits(Buffer.from([byte]), 7 - Math.max(...usage))
}
