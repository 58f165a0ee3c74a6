import {
  DerError,
  type DerValue,
  expect,
  partsOf,
  readDer,
  readInteger,
  readObjectId,
} from '../../der/read-der.ts'
import { type HashName, readHashAlgorithm } from '../../x509/signature-algorithm.ts'
import { readSignedData } from '../cms/read-signed-data.ts'
import type { SignedData } from '../cms/signed-data.ts'
import { CMS_OID } from '../object-ids.ts'

/** A timestamp (RFC 3161 §2.4.2): that somebody saw these bytes' hash at a time. */
export type TimestampToken = {
  readonly message: SignedData
  readonly hash: HashName
  readonly imprint: Buffer
  readonly serial: Buffer
  readonly policy: string
  readonly at: Date
  readonly nonce: Buffer | null
}

export function readToken(bytes: Buffer): TimestampToken {
  const message = readSignedData(bytes)
  if (message.content_type !== CMS_OID.timestampInfo || !message.content)
    throw new DerError('not a timestamp')
  const [version, policy, imprint, serial, at, ...rest] = partsOf(readDer(message.content))
  if (!readInteger(version).equals(Buffer.from([1]))) throw new DerError('unknown version of timestamp')
  const [algorithm, digest] = partsOf(imprint)
  const hash = readHashAlgorithm(algorithm)
  if (!hash) throw new DerError('the timestamp is over an unknown hash')
  const nonce = rest.find(({ tag }) => tag === 0x02)
  return {
    message,
    hash,
    imprint: expect(digest, 0x04).body,
    serial: readInteger(serial),
    policy: readObjectId(policy),
    at: readMoment(at),
    nonce: nonce ? readInteger(nonce) : null,
  }
}

const MOMENT = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/

/** GeneralizedTime in UTC; timestamps may have parts of a second, which certificates have not. */
function readMoment(value: DerValue | undefined): Date {
  const parts = MOMENT.exec(expect(value, 0x18).body.toString('latin1'))
  if (!parts) throw new DerError('time is malformed')
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const moment =
    Date.UTC(year, month - 1, day, hour, minute, second) + Math.floor(Number(parts[7] ?? 0) * 1000)
  return new Date(moment)
}
