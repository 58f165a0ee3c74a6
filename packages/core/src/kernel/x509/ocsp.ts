import { createHash } from 'node:crypto'
import {
  childrenOf,
  type DerValue,
  expect,
  partsOf,
  readDer,
  readInteger,
  readObjectId,
  readTime,
} from '../der/read-der.ts'
import { explicit, integer, nothing, objectId, octets, sequence } from '../der/write-der.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { isIssuedBy, isValidAt } from './chain.ts'
import { OID } from './object-ids.ts'
import type { RevocationStatement, RevocationStatus } from './revocation-statement.ts'
import { isSignedBy, publicKeyOf, readSigned, type Signed } from './signed.ts'

export type { RevocationStatement, RevocationStatus } from './revocation-statement.ts'

/** A certificate and who issued it. */
export type Issued = { readonly certificate: Certificate; readonly issuer: Certificate }

const sha1 = (bytes: Buffer): Buffer => createHash('sha1').update(bytes).digest()

/** The key inside of a subject public key info, which is what identifiers are made from. */
const keyBits = (spki: Buffer): Buffer => expect(partsOf(readDer(spki))[1], 0x03).body.subarray(1)

/** RFC 6960 §4.1.1; SHA-1 only names the issuer here, and every responder knows it (RFC 5019 §2.1.1). */
export const certificateId = ({ certificate, issuer }: Issued): Buffer =>
  sequence(
    sequence(objectId(OID.sha1), nothing()),
    octets(sha1(issuer.subject)),
    octets(sha1(keyBits(issuer.spki))),
    integer(certificate.serial),
  )

export const writeOcspRequest = (issued: Issued, nonce: Buffer): Buffer =>
  sequence(
    sequence(
      sequence(sequence(certificateId(issued))),
      explicit(2, sequence(sequence(objectId(OID.ocspNonce), octets(octets(nonce))))),
    ),
  )

export type OcspQuestion = Issued & { readonly nonce: Buffer; readonly now: Date }

/** Allowed difference between our clock and that of an authority. */
const SKEW_MS = 5 * 60_000

/** What the responder says of the certificate. Throws when the answer is no answer to this question, or not by who may give it. */
export function readOcspAnswer(bytes: Buffer, question: OcspQuestion): RevocationStatus {
  const { content } = readAnswer(bytes, { ...question, at: question.now })
  requireNonce(extensionsOf(content), question.nonce)
  const { status, from, until } = statementIn(content, question)
  requireCurrent({ from, until }, question.now)
  return status
}

/** What a kept answer says. The responder is judged at the time that the answer speaks of. */
export function readOcspStatement(bytes: Buffer, issued: Issued): RevocationStatement {
  const { content } = readAnswer(bytes, { ...issued, at: undefined })
  return statementIn(content, issued)
}

type Asked = Issued & { readonly at: Date | undefined }

function readAnswer(bytes: Buffer, asked: Asked): Signed {
  const [status, carried] = partsOf(readDer(bytes))
  if (expect(status, 0x0a).body[0] !== 0) throw new Error('the responder gave no answer')
  const [type, answer] = partsOf(partsOf(carried, 0xa0)[0])
  if (readObjectId(type) !== OID.ocspBasic) throw new Error('the answer is of another type')
  const basic = expect(answer, 0x04).body
  const [content, algorithm, signature, certificates] = partsOf(readDer(basic))
  const signed = readSigned(writeBack([content!, algorithm!, signature!]))
  const produced = fieldsOf(signed.content)[1]
  const responder = responderOf(certificates, { ...asked, at: asked.at ?? readTime(produced) })
  if (!isSignedBy(signed, publicKeyOf(responder.spki)))
    throw new Error('the answer is not signed by who may answer')
  return signed
}

/** The three signed parts alone, as other signed structures have them. */
const writeBack = (parts: readonly DerValue[]): Buffer => sequence(...parts.map(({ raw }) => raw))

/** The issuer itself, or whom it named for this (RFC 6960 §4.2.2.2). */
function responderOf(carried: DerValue | undefined, { issuer, at }: Issued & { at: Date }): Certificate {
  const [given] = carried ? partsOf(partsOf(carried, 0xa0)[0]) : []
  if (!given) return issuer
  const responder = readCertificate(given.raw)
  if (responder.raw.equals(issuer.raw)) return issuer
  const isNamed = responder.purposes?.includes(OID.ocspSigning) && isIssuedBy(responder, issuer)
  if (!isNamed || !isValidAt(responder, at)) throw new Error('the responder may not answer for this issuer')
  return responder
}

const fieldsOf = (content: DerValue): DerValue[] => childrenOf(content).filter(({ tag }) => tag !== 0xa0)

const extensionsOf = (content: DerValue): DerValue | undefined => fieldsOf(content)[3]

function statementIn(content: DerValue, issued: Issued): RevocationStatement {
  const wanted = certificateId(issued)
  const answers = childrenOf(expect(fieldsOf(content)[2], 0x30)).map(one => partsOf(one))
  const one = answers.find(([id]) => id && sameCertificate(id.raw, wanted))
  if (!one) throw new Error('the answer is about another certificate')
  const [, status, from, until] = one
  const isRevoked = status?.tag === 0xa1
  return {
    status: status?.tag === 0x80 ? 'good' : isRevoked ? 'revoked' : 'unknown',
    from: readTime(from),
    until: untilOf(until),
    revoked_at: isRevoked ? readTime(childrenOf(status)[0]) : null,
  }
}

/** Compared by meaning: responders differ in whether they write the empty parameters of the hash. */
function sameCertificate(given: Buffer, wanted: Buffer): boolean {
  const [a, b] = [given, wanted].map(bytes => partsOf(readDer(bytes))) as [DerValue[], DerValue[]]
  const sameHash = readObjectId(partsOf(a[0])[0]) === readObjectId(partsOf(b[0])[0])
  return (
    sameHash &&
    a[1]!.raw.equals(b[1]!.raw) &&
    a[2]!.raw.equals(b[2]!.raw) &&
    readInteger(a[3]).equals(readInteger(b[3]))
  )
}

/** A responder that answers from memory leaves the nonce out; another nonce is another answer. */
function requireNonce(extensions: DerValue | undefined, nonce: Buffer): void {
  const list = extensions ? partsOf(childrenOf(extensions)[0]) : []
  const found = list.map(one => partsOf(one)).find(([id]) => readObjectId(id) === OID.ocspNonce)
  if (found && !expect(readDer(expect(found.at(-1), 0x04).body), 0x04).body.equals(nonce))
    throw new Error('the answer belongs to another question')
}

const untilOf = (value: DerValue | undefined): Date | null =>
  value?.tag === 0xa0 ? readTime(childrenOf(value)[0]) : null

export function requireCurrent({ from, until }: { from: Date; until: Date | null }, now: Date): void {
  const isEarly = from.getTime() > now.getTime() + SKEW_MS
  const isLate = (until ?? from).getTime() < now.getTime() - SKEW_MS
  if (isEarly || isLate) throw new Error('the answer is not of now')
}
