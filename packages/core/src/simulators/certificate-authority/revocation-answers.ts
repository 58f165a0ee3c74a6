import type { KeyObject } from 'node:crypto'
import { childrenOf, expect, partsOf, readDer, readInteger, readObjectId } from '../../kernel/der/read-der.ts'
import {
  enumerated,
  explicit,
  generalizedTime,
  implicit,
  integer,
  moment,
  objectId,
  octets,
  sequence,
} from '../../kernel/der/write-der.ts'
import { OID } from '../../kernel/x509/object-ids.ts'
import {
  algorithmOfAuthorities,
  keyId,
  type Name,
  signStructure,
  spkiOf,
  writeName,
} from './write-certificate.ts'

const HOUR_MS = 3_600_000

export type Lister = { readonly name: Name; readonly privateKey: KeyObject; readonly now: Date }

/** The list of revoked certificates (RFC 5280 §5.1). */
export function writeCrl(serials: readonly Buffer[], { name, privateKey, now }: Lister): Buffer {
  const entries = serials.map(serial => sequence(integer(serial), moment(new Date(now.getTime() - HOUR_MS))))
  const content = sequence(
    integer(1),
    algorithmOfAuthorities(),
    writeName(name),
    moment(new Date(now.getTime() - 60_000)),
    moment(new Date(now.getTime() + HOUR_MS)),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    explicit(
      0,
      sequence(sequence(objectId(OID.crlNumber), octets(integer(Math.floor(now.getTime() / HOUR_MS))))),
    ),
  )
  return signStructure(content, privateKey)
}

export type Responder = {
  readonly certificate: Buffer
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
  readonly now: Date
  statusOf(serial: Buffer): 'good' | 'revoked' | 'unknown'
}

/** Answers a request of one certificate (RFC 6960 §4.2.1). */
export function answerOcsp(request: Buffer, responder: Responder): Buffer {
  const fields = partsOf(partsOf(readDer(request))[0])
  const [asked] = partsOf(fields.find(({ tag }) => tag === 0x30))
  const id = expect(partsOf(asked)[0], 0x30)
  const extensions = fields.find(({ tag }) => tag === 0xa2)
  const nonce = (extensions ? partsOf(childrenOf(extensions)[0]) : []).find(
    one => readObjectId(partsOf(one)[0]) === OID.ocspNonce,
  )
  const { now } = responder
  const status = responder.statusOf(readInteger(partsOf(id)[3]))
  const content = sequence(
    explicit(2, octets(keyId(spkiOf(responder.publicKey)))),
    generalizedTime(now),
    sequence(
      sequence(
        id.raw,
        writeStatus(status, now),
        generalizedTime(new Date(now.getTime() - 60_000)),
        explicit(0, generalizedTime(new Date(now.getTime() + HOUR_MS))),
      ),
    ),
    ...(nonce ? [explicit(1, sequence(nonce.raw))] : []),
  )
  const basic = signStructure(content, responder.privateKey, explicit(0, sequence(responder.certificate)))
  return sequence(enumerated(0), explicit(0, sequence(objectId(OID.ocspBasic), octets(basic))))
}

/** RFC 6960 §2.3: the responder could not read the request. */
export const malformedRequest = (): Buffer => sequence(enumerated(1))

function writeStatus(status: 'good' | 'revoked' | 'unknown', now: Date): Buffer {
  if (status === 'good') return implicit(0, Buffer.alloc(0))
  if (status === 'unknown') return implicit(2, Buffer.alloc(0))
  return explicit(1, generalizedTime(new Date(now.getTime() - HOUR_MS)))
}
