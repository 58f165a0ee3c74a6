import { boolean, integer, octets, sequence } from '../../der/write-der.ts'
import { type HashName, writeHash } from '../cms/signature-algorithm.ts'

export type TimestampQuestion = {
  readonly hash: HashName
  readonly digest: Buffer
  /** Ties the answer to this question. */
  readonly nonce: Buffer
}

/** RFC 3161 §2.4.1; the certificate of the authority is asked for, because signatures are judged when it cannot be asked any more. */
export const writeTimestampRequest = ({ hash, digest, nonce }: TimestampQuestion): Buffer =>
  sequence(integer(1), sequence(writeHash(hash), octets(digest)), integer(nonce), boolean(true))
