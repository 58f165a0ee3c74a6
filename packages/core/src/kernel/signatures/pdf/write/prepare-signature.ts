import { createHash } from 'node:crypto'
import type { HashName } from '../../cms/signature-algorithm.ts'
import { readPdf } from '../pdf-file.ts'
import { beginUpdate, finishUpdate, put, reserve, type Update } from './incremental-update.ts'
import { addSignatureField, type FieldPlace } from './signature-field.ts'
import { textString, writeValue } from './write-value.ts'

export type SignatureWords = {
  readonly name: string
  readonly reason?: string | undefined
  readonly at: Date
}

export type WantedSignature =
  | {
      readonly kind: 'signature'
      readonly words: SignatureWords
      /** Draws what is seen into this save; nothing is seen without it. */
      readonly place?: ((update: Update) => FieldPlace) | undefined
    }
  /** A timestamp over the whole document (ETSI EN 319 142-1 §5.4.3). */
  | { readonly kind: 'timestamp' }

/** A document that lacks nothing but its signature. It is kept while somebody decides. */
export type PreparedDocument = {
  readonly bytes: Buffer
  /** What the signature covers: two stretches, each by where it begins and how long it is. */
  readonly byteRange: readonly [number, number, number, number]
}

/** Room for the signature with its chain and a timestamp; what is left is zeros. */
const CONTENTS_BYTES = 16_384
const RANGE_WIDTH = 10

/** Adds a save with a signature whose place is still empty. */
export function prepareSignature(document: Buffer, wanted: WantedSignature): PreparedDocument {
  const update = beginUpdate(readPdf(document))
  const value = reserve(update)
  const place = wanted.kind === 'signature' ? wanted.place?.(update) : undefined
  put(update, value, Buffer.from(signatureDictionary(wanted), 'latin1'))
  addSignatureField(update, value, place)
  const { bytes, offsets } = finishUpdate(update)
  return withRange(bytes, offsets.get(value.number)!)
}

const RANGE = `[0 ${[1, 2, 3].map(() => '0'.repeat(RANGE_WIDTH)).join(' ')}]`

function signatureDictionary(wanted: WantedSignature): string {
  const kind =
    wanted.kind === 'timestamp'
      ? '/Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161'
      : `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${wordsOf(wanted.words)}`
  return `<<${kind} /ByteRange ${RANGE} /Contents <${'0'.repeat(CONTENTS_BYTES * 2)}>>>`
}

const wordsOf = ({ name, reason, at }: SignatureWords): string =>
  [
    `/Name ${writeValue(textString(name))}`,
    ...(reason ? [`/Reason ${writeValue(textString(reason))}`] : []),
    `/M (D:${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z)`,
  ].join(' ')

/** Writes where the signed stretches are over the zeros that stood for them; nothing moves. */
function withRange(bytes: Buffer, offset: number): PreparedDocument {
  const range = bytes.indexOf(`/ByteRange ${RANGE}`, offset) + '/ByteRange '.length
  const open = bytes.indexOf('/Contents <', range) + '/Contents '.length
  const close = open + CONTENTS_BYTES * 2 + 2
  const byteRange = [0, open, close, bytes.length - close] as const
  const text = `[${byteRange.join(' ')}]`.padEnd(RANGE.length, ' ')
  bytes.write(text, range, 'latin1')
  return { bytes, byteRange }
}

export function digestOfDocument({ bytes, byteRange }: PreparedDocument, hash: HashName): Buffer {
  const [start, length, second, rest] = byteRange
  return createHash(hash)
    .update(bytes.subarray(start, start + length))
    .update(bytes.subarray(second, second + rest))
    .digest()
}

/** Puts the signature into its place. */
export function embedSignature({ bytes, byteRange }: PreparedDocument, signedData: Buffer): Buffer {
  if (signedData.length > CONTENTS_BYTES) throw new Error('the signature is larger than its place')
  const signed = Buffer.from(bytes)
  signed.write(signedData.toString('hex'), byteRange[1] + 1, 'latin1')
  return signed
}
