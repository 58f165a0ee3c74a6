import { lastStartxref, newestXrefKind, nextObjectNumber } from '../document-structure.ts'
import type { PdfFile } from '../pdf-file.ts'
import type { PdfRef, PdfValue } from '../pdf-value.ts'
import { writeValue } from './write-value.ts'

/** An object that a save adds or changes; what is written between `obj` and `endobj`. */
export type SavedObject = { readonly ref: PdfRef; readonly body: Buffer }

/** Collects what one save writes. */
export type Update = {
  readonly file: PdfFile
  readonly objects: SavedObject[]
  /** A number that nothing has used. */
  next: number
}

export const beginUpdate = (file: PdfFile): Update => ({ file, objects: [], next: nextObjectNumber(file) })

export function reserve(update: Update): PdfRef {
  const number = update.next
  update.next += 1
  return { kind: 'ref', number, generation: 0 }
}

/** An object is written once in a save: the last word counts. */
export function put(update: Update, ref: PdfRef, value: PdfValue | Buffer): PdfRef {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(writeValue(value), 'latin1')
  const at = update.objects.findIndex(one => one.ref.number === ref.number)
  if (at < 0) update.objects.push({ ref, body })
  else update.objects[at] = { ref, body }
  return ref
}

export const add = (update: Update, value: PdfValue | Buffer): PdfRef => put(update, reserve(update), value)

/** A stream with its length; the dictionary is written without the brackets around it. */
export function streamOf(entries: string, data: Buffer): Buffer {
  const head = Buffer.from(`<<${entries} /Length ${data.length}>>\nstream\n`, 'latin1')
  return Buffer.concat([head, data, Buffer.from('\nendstream', 'latin1')])
}

/**
 * The file with one save more (ISO 32000-1 §7.5.6): not a byte of what was there changes, and the new section is of the kind that the last
 * one was. Answers also where each written object begins.
 */
export function finishUpdate({ file, objects, next }: Update): {
  bytes: Buffer
  offsets: Map<number, number>
} {
  const offsets = new Map<number, number>()
  // The end of a line belongs to what was there, where it has one.
  const isEnded = /[\r\n]$/.test(file.bytes.toString('latin1', file.bytes.length - 1))
  const parts = [file.bytes, Buffer.from(isEnded ? '' : '\n', 'latin1')]
  let length = parts[0]!.length + parts[1]!.length
  const push = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  const sorted = objects.toSorted((a, b) => a.ref.number - b.ref.number)
  for (const { ref, body } of sorted) {
    offsets.set(ref.number, length)
    push(Buffer.from(`${ref.number} ${ref.generation} obj\n`, 'latin1'))
    push(body)
    push(Buffer.from('\nendobj\n', 'latin1'))
  }
  const rows = sorted.map(({ ref }) => ({ ...ref, offset: offsets.get(ref.number)! }))
  const start = length
  push(
    newestXrefKind(file) === 'table'
      ? writeTable(file, rows, next)
      : writeXrefStream(file, [...rows, { number: next, generation: 0, offset: start }]),
  )
  push(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'))
  return { bytes: Buffer.concat(parts), offsets }
}

type Row = { readonly number: number; readonly generation: number; readonly offset: number }

/** What goes on from one trailer to the next. */
function trailerOf(file: PdfFile): string {
  const { entries } = file.revisions.at(-1)!.trailer
  const kept = ['Root', 'Info', 'ID'].filter(key => entries.has(key))
  return [...kept.map(key => `/${key} ${writeValue(entries.get(key))}`), `/Prev ${lastStartxref(file)}`].join(
    ' ',
  )
}

/** Stretches of numbers that follow one another. */
function stretchesOf(rows: readonly Row[]): Row[][] {
  const stretches: Row[][] = []
  for (const row of rows) {
    const last = stretches.at(-1)
    if (last && last.at(-1)!.number + 1 === row.number) last.push(row)
    else stretches.push([row])
  }
  return stretches
}

function writeTable(file: PdfFile, rows: readonly Row[], size: number): Buffer {
  const lines = stretchesOf(rows).map(
    stretch =>
      `${stretch[0]!.number} ${stretch.length}\n${stretch
        .map(
          ({ offset, generation }) =>
            `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
        )
        .join('')}`,
  )
  return Buffer.from(`xref\n${lines.join('')}trailer\n<<${trailerOf(file)} /Size ${size}>>\n`, 'latin1')
}

/** The section is an object itself, the last of the save. */
function writeXrefStream(file: PdfFile, rows: readonly Row[]): Buffer {
  const own = rows.at(-1)!
  const data = Buffer.alloc(rows.length * 7)
  for (const [at, { offset, generation }] of rows.entries()) {
    data[at * 7] = 1
    data.writeUInt32BE(offset, at * 7 + 1)
    data.writeUInt16BE(generation, at * 7 + 5)
  }
  const index = stretchesOf(rows).map(stretch => `${stretch[0]!.number} ${stretch.length}`)
  const entries = `/Type /XRef /W [1 4 2] /Index [${index.join(' ')}] /Size ${own.number + 1} ${trailerOf(file)}`
  return Buffer.concat([
    Buffer.from(`${own.number} 0 obj\n`, 'latin1'),
    streamOf(entries, data),
    Buffer.from('\nendobj\n', 'latin1'),
  ])
}
