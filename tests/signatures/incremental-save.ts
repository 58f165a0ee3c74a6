import { createHash } from 'node:crypto'
import {
  catalogOf,
  catalogRef,
  formOf,
  isArray,
  isDictionary,
  isStream,
  lastStartxref,
  newestXrefKind,
  nextObjectNumber,
  type PdfValue,
  pagesOf,
  readPdf,
} from '@tamga/core/testing'
import {
  type Authority,
  buildMessage,
  buildToken,
  type MessageWish,
  type TestSigner,
} from './test-authority.ts'

/** A value as a file writes it. */
export function write(value: PdfValue | undefined): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value !== 'object') return String(value)
  if (isArray(value)) return `[${value.map(write).join(' ')}]`
  if (isStream(value)) throw new Error('a stream is written by itself')
  if (isDictionary(value))
    return `<<${[...value.entries].map(([key, one]) => `/${key} ${write(one)}`).join(' ')}>>`
  const tagged = value as Exclude<PdfValue, null | boolean | number | readonly PdfValue[]>
  if (tagged.kind === 'ref') return `${tagged.number} ${tagged.generation} R`
  if (tagged.kind === 'name') return `/${tagged.value}`
  return tagged.kind === 'string' ? `<${tagged.bytes.toString('hex')}>` : 'null'
}

/** A dictionary with other entries; undefined takes one away. */
export function withEntries(value: PdfValue, changes: Record<string, string | undefined>): string {
  if (!isDictionary(value)) throw new Error('no dictionary')
  const entries = new Map([...value.entries].map(([key, one]) => [key, write(one)]))
  for (const [key, text] of Object.entries(changes)) {
    if (text === undefined) entries.delete(key)
    else entries.set(key, text)
  }
  return `<<${[...entries].map(([key, text]) => `/${key} ${text}`).join(' ')}>>`
}

export type Save = {
  /** Bodies by object number, in latin1; null frees the object. */
  readonly objects: Readonly<Record<number, string | null>>
  readonly root?: string
  readonly trailer?: string
}

/** Writes a save behind a file: the table or stream that its newest save has. */
export function appendSave(bytes: Buffer, { objects, root, trailer = '' }: Save): Buffer {
  const file = readPdf(bytes)
  const numbers = Object.keys(objects).map(Number)
  const kind = newestXrefKind(file)
  const size = Math.max(nextObjectNumber(file), ...numbers.map(number => number + 1))
  let text = bytes.at(-1) === 10 ? '' : '\n'
  const offsets = new Map<number, number>()
  for (const number of numbers) {
    if (objects[number] === null) continue
    offsets.set(number, bytes.length + text.length)
    text += `${number} 0 obj\n${objects[number]}\nendobj\n`
  }
  const common = `/Root ${root ?? write(catalogRef(file))} /Prev ${lastStartxref(file)} ${trailer}`
  const start = bytes.length + text.length
  if (kind === 'table') {
    text += 'xref\n'
    for (const number of numbers) text += `${number} 1\n${row(offsets.get(number))}`
    text += `trailer\n<< /Size ${size} ${common} >>\n`
  } else text += streamSection({ numbers, offsets, size, start, common })
  text += `startxref\n${start}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(text, 'latin1')])
}

const row = (offset: number | undefined): string =>
  offset === undefined ? '0000000000 00001 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`

type StreamSection = {
  numbers: number[]
  offsets: Map<number, number>
  size: number
  start: number
  common: string
}

function streamSection({ numbers, offsets, size, start, common }: StreamSection): string {
  const all = [...numbers, size]
  const rows = all.map(number => {
    const offset = number === size ? start : offsets.get(number)
    const bytes = Buffer.alloc(6)
    bytes[0] = offset === undefined ? 0 : 1
    bytes.writeUInt32BE(offset ?? 0, 1)
    return bytes.toString('latin1')
  })
  const index = all.map(number => `${number} 1`).join(' ')
  return `${size} 0 obj\n<< /Type /XRef /W [1 4 1] /Index [${index}] /Size ${size + 1} ${common} /Length ${rows.length * 6} >>\nstream\n${rows.join('')}\nendstream\nendobj\n`
}

export type SignWish = Partial<Omit<MessageWish, 'digest' | 'chain' | 'stamp'>> & {
  readonly authority: Authority
  readonly signer?: TestSigner
  /** A time that an authority confirms over the signature. */
  readonly stampedAt?: Date
  /** A timestamp over the document instead of a signature. */
  readonly documentStampAt?: Date
  readonly rectangle?: string
  readonly dictionary?: string
  readonly catalog?: Record<string, string>
  readonly chain?: readonly Buffer[]
  /** A message that somebody else makes over the covered bytes. */
  readonly message?: (covered: Buffer) => Buffer
}

const RESERVED = 12_000

/** Signs a file, or stamps it with a time, by a save behind it. */
export function signFile(bytes: Buffer, wish: SignWish): Buffer {
  const file = readPdf(bytes)
  const [signature, widget, look] = [0, 1, 2].map(more => nextObjectNumber(file) + more) as [
    number,
    number,
    number,
  ]
  const page = pagesOf(file)[0]!
  const form = formOf(file)
  const fields = form?.form.entries.get('Fields')
  const before = page.dictionary.entries.get('Annots')
  const contents = `<${'0'.repeat(RESERVED)}>`
  const placeholder = '[0 1111111111 2222222222 3333333333]'
  const format = wish.documentStampAt
    ? '/DocTimeStamp /SubFilter /ETSI.RFC3161'
    : '/Sig /SubFilter /ETSI.CAdES.detached'
  const prepared = appendSave(bytes, {
    objects: {
      [signature]: `<< /Type ${format} /Filter /Adobe.PPKLite /ByteRange ${placeholder} /Contents ${contents} ${wish.dictionary ?? ''} >>`,
      [look]:
        '<< /Type /XObject /Subtype /Form /BBox [0 0 100 40] /Length 23 >>\nstream\n0 0 1 rg 0 0 100 40 re f\nendstream'.replace(
          '/Length 23',
          '/Length 24',
        ),
      [widget]: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature${widget}) /V ${signature} 0 R /F 132 /P ${write(page.ref)} /Rect ${wish.rectangle ?? '[60 60 160 100]'} /AP << /N ${look} 0 R >> >>`,
      [page.ref.number]: withEntries(page.dictionary, {
        Annots: `[${[...(isArray(before) ? before.map(write) : []), `${widget} 0 R`].join(' ')}]`,
      }),
      [catalogRef(file).number]: withEntries(catalogOf(file), {
        AcroForm: `<< /SigFlags 3 /Fields [${[...(isArray(fields) ? fields.map(write) : []), `${widget} 0 R`].join(' ')}] >>`,
        ...wish.catalog,
      }),
    },
  })
  return fillIn(prepared, { contents, placeholder, from: bytes.length, wish })
}

type Prepared = {
  readonly contents: string
  readonly placeholder: string
  readonly from: number
  readonly wish: SignWish
}

function fillIn(prepared: Buffer, { contents, placeholder, from, wish }: Prepared): Buffer {
  const start = prepared.indexOf(contents, from)
  const end = start + contents.length
  const range = `[0 ${start} ${end} ${prepared.length - end}]`.padEnd(placeholder.length)
  prepared.write(range, prepared.indexOf(placeholder, from), 'latin1')
  const covered = Buffer.concat([prepared.subarray(0, start), prepared.subarray(end)])
  const message = messageOver(covered, wish)
  prepared.write(message.toString('hex').padEnd(RESERVED, '0'), start + 1, 'latin1')
  return prepared
}

function messageOver(covered: Buffer, wish: SignWish): Buffer {
  const { authority, signer, stampedAt, documentStampAt } = wish
  if (wish.message) return wish.message(covered)
  if (documentStampAt) return buildToken(authority, covered, documentStampAt)
  return buildMessage(signer!, {
    ...wish,
    digest: createHash('sha256').update(covered).digest(),
    chain: wish.chain ?? [authority.issuing.certificate],
    ...(stampedAt ? { stamp: signature => buildToken(authority, signature, stampedAt) } : {}),
  })
}

/** The document security store with these lists. */
export function addLists(bytes: Buffer, lists: readonly Buffer[]): Buffer {
  const file = readPdf(bytes)
  const first = nextObjectNumber(file)
  const objects: Record<number, string> = {}
  for (const [index, list] of lists.entries())
    objects[first + index + 1] = `<< /Length ${list.length} >>\nstream\n${list.toString('latin1')}\nendstream`
  objects[first] = `<< /Type /DSS /CRLs [${lists.map((_, index) => `${first + index + 1} 0 R`).join(' ')}] >>`
  objects[catalogRef(file).number] = withEntries(catalogOf(file), { DSS: `${first} 0 R` })
  return appendSave(bytes, { objects })
}
