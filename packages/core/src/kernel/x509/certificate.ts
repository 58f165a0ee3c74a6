import { X509Certificate } from 'node:crypto'
import {
  childrenOf,
  type DerValue,
  expect,
  partsOf,
  readBits,
  readDer,
  readInteger,
  readObjectId,
  readText,
  readTime,
} from '../der/read-der.ts'
import { OID } from './object-ids.ts'
import { readSigned, type Signed } from './signed.ts'

/** What a key may be used for (RFC 5280 §4.2.1.3), by the number of its bit. */
export const KEY_USAGE = Object.freeze({
  digitalSignature: 0,
  contentCommitment: 1,
  keyCertSign: 5,
  cRLSign: 6,
})

export type Certificate = {
  readonly raw: Buffer
  readonly signed: Signed
  readonly serial: Buffer
  /** Names as they are encoded: compared byte by byte. */
  readonly issuer: Buffer
  readonly subject: Buffer
  /** The first value of each attribute of the subject, by object id. */
  readonly attributes: ReadonlyMap<string, string>
  readonly issuer_attributes: ReadonlyMap<string, string>
  readonly not_before: Date
  readonly not_after: Date
  readonly spki: Buffer
  /** Bits of the extension; null where it is absent. */
  readonly key_usage: ReadonlySet<number> | null
  readonly purposes: readonly string[] | null
  readonly is_authority: boolean
  /** How many further authorities may follow; null: any number. */
  readonly path_length: number | null
  readonly policies: readonly string[]
  readonly ocsp_urls: readonly string[]
  readonly crl_urls: readonly string[]
  /** Critical extensions that nobody here understands: the certificate may not be used (RFC 5280 §4.2). */
  readonly unknown_critical: readonly string[]
}

/** Reads the raw bytes: what a lenient reader would mend stays as it was signed, or is refused. */
export function readCertificate(bytes: Buffer): Certificate {
  const signed = readSigned(bytes)
  const fields = childrenOf(signed.content)
  const start = fields[0]?.tag === 0xa0 ? 1 : 0
  const [serial, algorithm, issuer, validity, subject, key, ...optional] = fields.slice(start)
  if (!algorithm?.raw.equals(signed.algorithm.raw)) throw new Error('the certificate names two algorithms')
  const [from, to] = partsOf(validity)
  const extensions = optional.find(({ tag }) => tag === 0xa3)
  return {
    raw: bytes,
    signed,
    serial: readInteger(serial),
    issuer: expect(issuer, 0x30).raw,
    subject: expect(subject, 0x30).raw,
    attributes: attributesOf(subject!),
    issuer_attributes: attributesOf(issuer!),
    not_before: readTime(from),
    not_after: readTime(to),
    spki: expect(key, 0x30).raw,
    ...readExtensions(extensions ? partsOf(childrenOf(extensions)[0]) : []),
  }
}

/** All certificates of a PEM text. */
export function readPem(text: string): Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return blocks.map(block => readCertificate(new X509Certificate(block).raw))
}

function attributesOf(name: DerValue): Map<string, string> {
  const found = new Map<string, string>()
  for (const relative of childrenOf(name))
    for (const attribute of partsOf(relative, 0x31)) {
      const [type, value] = partsOf(attribute)
      const oid = readObjectId(type)
      if (value && !found.has(oid)) found.set(oid, readText(value))
    }
  return found
}

type Extensions = Pick<
  Certificate,
  | 'key_usage'
  | 'purposes'
  | 'is_authority'
  | 'path_length'
  | 'policies'
  | 'ocsp_urls'
  | 'crl_urls'
  | 'unknown_critical'
>

const UNDERSTOOD = new Set<string>([
  OID.keyUsage,
  OID.basicConstraints,
  OID.certificatePolicies,
  OID.extendedKeyUsage,
  OID.subjectAltName,
])

function readExtensions(extensions: readonly DerValue[]): Extensions {
  const values = new Map<string, DerValue>()
  const unknown: string[] = []
  for (const extension of extensions) {
    const [id, ...rest] = partsOf(extension)
    const oid = readObjectId(id)
    if (values.has(oid)) throw new Error('the certificate has an extension twice')
    values.set(oid, readDer(expect(rest.at(-1), 0x04).body))
    if (rest[0]?.tag === 0x01 && rest[0].body[0] !== 0 && !UNDERSTOOD.has(oid)) unknown.push(oid)
  }
  const [authority, length] = partsOrNone(values.get(OID.basicConstraints))
  const usage = values.get(OID.keyUsage)
  const purposes = values.get(OID.extendedKeyUsage)
  return {
    key_usage: usage ? bitsOf(readBits(usage)) : null,
    purposes: purposes ? childrenOf(purposes).map(readObjectId) : null,
    is_authority: authority?.tag === 0x01 && authority.body[0] !== 0,
    path_length: length ? readInteger(length).readUInt8() : null,
    policies: partsOrNone(values.get(OID.certificatePolicies)).map(policy =>
      readObjectId(partsOf(policy)[0]),
    ),
    ocsp_urls: ocspUrls(values.get(OID.authorityInformation)),
    crl_urls: crlUrls(values.get(OID.crlDistributionPoints)),
    unknown_critical: unknown,
  }
}

const partsOrNone = (value: DerValue | undefined): DerValue[] => (value ? partsOf(value) : [])

const bitsOf = (bytes: Buffer): Set<number> =>
  new Set(
    [...bytes].flatMap((byte, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter(bit => byte & (0x80 >> bit)).map(bit => at * 8 + bit),
    ),
  )

/** The context tag 6 of a general name is an address. */
const ADDRESS = 0x86

const ocspUrls = (value: DerValue | undefined): string[] =>
  partsOrNone(value).flatMap(description => {
    const [method, place] = partsOf(description)
    return readObjectId(method) === OID.ocsp && place?.tag === ADDRESS ? [place.body.toString('latin1')] : []
  })

const crlUrls = (value: DerValue | undefined): string[] =>
  partsOrNone(value).flatMap(point => {
    const name = partsOf(point).find(({ tag }) => tag === 0xa0)
    const full = name && childrenOf(name).find(({ tag }) => tag === 0xa0)
    return full
      ? childrenOf(full).flatMap(({ tag, body }) => (tag === ADDRESS ? [body.toString('latin1')] : []))
      : []
  })
