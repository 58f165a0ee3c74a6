import { childrenOf, expect, partsOf, readDer, readInteger, readObjectId } from '../../der/read-der.ts'
import { OID } from '../../x509/object-ids.ts'
import { CMS_OID } from '../object-ids.ts'
import type { TimestampQuestion } from './timestamp-request.ts'

/** Granted, and granted with changes (RFC 3161 §2.4.2). */
const GRANTED = new Set([0, 1])

/** The token in an answer. Throws when there is none, or when it answers another question. */
export function readTimestampReply(bytes: Buffer, question: TimestampQuestion): Buffer {
  const [status, token] = partsOf(readDer(bytes))
  const [code] = partsOf(status)
  if (!GRANTED.has(readInteger(code).at(-1)!) || !token) throw new Error('no timestamp was granted')
  const [, , imprint, , , ...more] = partsOf(readDer(contentOf(token.raw)))
  const [algorithm, digest] = partsOf(imprint)
  if (
    readObjectId(partsOf(algorithm)[0]) !== OID[question.hash] ||
    !expect(digest, 0x04).body.equals(question.digest)
  )
    throw new Error('the timestamp is about something else')
  const nonce = more.find(({ tag }) => tag === 0x02)
  if (!nonce || !readInteger(nonce).equals(withoutZeros(question.nonce)))
    throw new Error('the timestamp answers another question')
  return token.raw
}

const withoutZeros = (bytes: Buffer): Buffer => {
  const first = bytes.findIndex(byte => byte !== 0)
  return first === -1 ? Buffer.from([0]) : bytes.subarray(first)
}

/** TSTInfo, the signed content of the token. */
function contentOf(token: Buffer): Buffer {
  const [type, carried] = partsOf(readDer(token))
  if (readObjectId(type) !== CMS_OID.signedData) throw new Error('the token is no signed data')
  const [, , content] = partsOf(childrenOf(expect(carried, 0xa0))[0])
  const [contentType, inner] = partsOf(content)
  if (readObjectId(contentType) !== CMS_OID.timestampInfo) throw new Error('the token holds no timestamp')
  return expect(childrenOf(expect(inner, 0xa0))[0], 0x04).body
}
