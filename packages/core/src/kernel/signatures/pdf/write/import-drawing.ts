import { inherited, pagesOf } from '../document-structure.ts'
import type { Rotation } from '../page-view.ts'
import { type PdfFile, readPdf, resolve } from '../pdf-file.ts'
import {
  isArray,
  isDictionary,
  isRef,
  isStream,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
} from '../pdf-value.ts'
import { add, put, reserve, streamOf, type Update } from './incremental-update.ts'
import { writeValue } from './write-value.ts'

/** Turns a drawing against the turn of the page that it comes on; its place is where the field says (ISO 32000-1 §12.5.5). */
const MATRICES = { 90: '[0 1 -1 0 0 0]', 180: '[-1 0 0 -1 0 0]', 270: '[0 -1 1 0 0 0]' } as const

/** Takes the first page of another document over as a drawing (a form XObject), with the fonts that it uses. */
export function importDrawing(update: Update, drawing: Buffer, rotation: Rotation): PdfRef {
  const file = readPdf(drawing)
  const page = pagesOf(file)[0]!
  const box = inherited(file, page.dictionary, 'MediaBox')
  const copy = createCopier(update, file)
  const resources = copy(inherited(file, page.dictionary, 'Resources'))
  const content = resolve(file, page.dictionary.entries.get('Contents'))
  const [stream] = isArray(content) ? content.map(one => resolve(file, one)) : [content]
  if (!isStream(stream)) throw new Error('the drawing has no content')
  const filter = stream.dictionary.entries.get('Filter')
  const entries = [
    `/Type /XObject /Subtype /Form /BBox ${writeValue(box)} /Resources ${writeValue(resources)}`,
    ...(rotation === 0 ? [] : [`/Matrix ${MATRICES[rotation]}`]),
    ...(filter === undefined ? [] : [`/Filter ${writeValue(filter)}`]),
  ]
  return add(update, streamOf(entries.join(' '), stream.data))
}

/** Copies a value with everything that it refers to; each object gets a number of the document that it comes into. */
function createCopier(update: Update, file: PdfFile): (value: PdfValue) => PdfValue {
  const taken = new Map<number, PdfRef>()
  const copyEntries = ({ entries }: PdfDictionary, except: readonly string[] = []): PdfDictionary => ({
    kind: 'dictionary',
    entries: new Map(
      [...entries].filter(([key]) => !except.includes(key)).map(([key, value]) => [key, copy(value)]),
    ),
  })
  function copy(value: PdfValue): PdfValue {
    if (isArray(value)) return value.map(copy)
    if (isDictionary(value)) return copyEntries(value)
    return isRef(value) ? copyObject(value) : value
  }
  function copyObject(ref: PdfRef): PdfRef {
    const known = taken.get(ref.number)
    if (known) return known
    const own = reserve(update)
    taken.set(ref.number, own)
    const value = resolve(file, ref)
    if (!isStream(value)) return put(update, own, copy(value))
    const written = writeValue(copyEntries(value.dictionary, ['Length']))
    return put(update, own, streamOf(written.slice(2, -2), value.data))
  }
  return copy
}
