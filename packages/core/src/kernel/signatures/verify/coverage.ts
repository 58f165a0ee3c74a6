import { createHash } from 'node:crypto'
import type { HashName } from '../../x509/signature-algorithm.ts'
import type { PdfFile } from '../pdf/pdf-file.ts'
import { isArray, isString, isWholeNumber, type PdfString } from '../pdf/pdf-value.ts'
import type { FoundSignature } from './find-signatures.ts'
import type { Reason } from './reasons.ts'

export type Coverage = {
  readonly message: Buffer
  readonly gap: readonly [number, number]
  readonly end: number
}

/**
 * A signature covers everything from the first byte to the end of its revision, but for the digits of its own message.
 * Whatever else it leaves out, somebody can fill.
 */
export function readCoverage(file: PdfFile, found: FoundSignature): Coverage | Reason {
  const contents = found.dictionary.entries.get('Contents')
  const range = found.dictionary.entries.get('ByteRange')
  const isRange = isArray(range) && range.length === 4 && range.every(one => isWholeNumber(one) && one >= 0)
  if (!isRange || !isString(contents)) return 'dictionary_malformed'
  // Inside of an object stream the digits have no place in the file.
  if (!contents.isHex || found.place.includes('/')) return 'contents_malformed'
  const [from, size, again, rest] = range as [number, number, number, number]
  const end = again + rest
  const { mark, end: whole } = file.revisions[found.revision]!
  const isAround = from === 0 && size === contents.start && again === contents.end
  if (!isAround || (end !== mark && end !== whole)) return 'coverage_incomplete'
  const message = readMessage(file.bytes, contents)
  return message ? { message, gap: [contents.start, contents.end], end } : 'contents_malformed'
}

/** Digits without anything between them: one message, then zeros. */
function readMessage(bytes: Buffer, { start, end }: PdfString): Buffer | undefined {
  const digits = bytes.toString('latin1', start + 1, end - 1)
  if (digits.length % 2 !== 0 || !/^[0-9a-fA-F]+$/.test(digits)) return undefined
  const all = Buffer.from(digits, 'hex')
  const size = sizeOfMessage(all)
  if (size === undefined || size > all.length) return undefined
  for (let at = size; at < all.length; at += 1) if (all[at] !== 0) return undefined
  return all.subarray(0, size)
}

function sizeOfMessage(all: Buffer): number | undefined {
  const first = all[1]
  if (all[0] !== 0x30 || first === undefined || first === 0x80) return undefined
  if (first < 0x80) return 2 + first
  const count = first & 0x7f
  return count > 4 || all.length < 2 + count ? undefined : 2 + count + all.readUIntBE(2, count)
}

export const digestOf = (file: PdfFile, { gap, end }: Coverage, hash: HashName): Buffer =>
  createHash(hash).update(file.bytes.subarray(0, gap[0])).update(file.bytes.subarray(gap[1], end)).digest()
