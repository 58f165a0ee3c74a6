import { formOf, pagesOf } from '../pdf/document-structure.ts'
import { type PdfFile, placeOf, readObject, resolve } from '../pdf/pdf-file.ts'
import {
  isArray,
  isDictionary,
  isName,
  isRef,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
  sameEntries,
  sameValue,
} from '../pdf/pdf-value.ts'

export type NewWidgets = {
  readonly numbers: ReadonlySet<number>
  /** The objects of the sound signatures themselves. */
  readonly signatures: ReadonlySet<number>
  readonly kinds: readonly ('signature' | 'timestamp')[]
}

/** One step from a revision to the next, with what is needed to judge it. */
export type Step = {
  readonly file: PdfFile
  readonly revision: number
  readonly added: ReadonlySet<number>
  readonly widgets: NewWidgets
  readonly references: ReadonlyMap<number, number>
}

type Looking = {
  readonly revision: number
  readonly added: ReadonlySet<number>
  signatureAt(place: string): 'signature' | 'timestamp' | undefined
}

/** The fields that a save added; undefined when one of them is more than the field of a sound signature. */
export function newWidgetsOf(
  file: PdfFile,
  { revision, added, signatureAt }: Looking,
): NewWidgets | undefined {
  const numbers = new Set<number>()
  const signatures = new Set<number>()
  const kinds: ('signature' | 'timestamp')[] = []
  const fields = resolve(file, formOf(file, revision)?.form.entries.get('Fields'), revision)
  for (const field of isArray(fields) ? fields : []) {
    if (!isRef(field)) return undefined
    const widget = readObject(file, field, revision)
    const kind = isDictionary(widget)
      ? signatureOf(file, widget, { revision, added, signatureAt })
      : undefined
    if (kind) {
      kinds.push(kind)
      signatures.add(((widget as PdfDictionary).entries.get('V') as PdfRef).number)
    }
    if (!added.has(field.number)) continue
    if (!kind || !isPlainWidget(file, widget as PdfDictionary, revision)) return undefined
    numbers.add(field.number)
  }
  return { numbers, signatures, kinds }
}

/** The kind of the sound signature that the same save brought. */
function signatureOf(file: PdfFile, { entries }: PdfDictionary, { revision, added, signatureAt }: Looking) {
  const value = entries.get('V')
  if (!isName(entries.get('FT'), 'Sig') || !isRef(value) || !added.has(value.number)) return undefined
  const place = placeOf(file, value, revision)
  return place === undefined ? undefined : signatureAt(place)
}

const WIDGET_KEYS = new Set([
  'Type',
  'Subtype',
  'FT',
  'T',
  'TU',
  'V',
  'F',
  'Ff',
  'P',
  'Rect',
  'AP',
  'MK',
  'BS',
  'Border',
  'DA',
  'Lock',
  'SV',
  'DR',
  'H',
  'M',
  'NM',
])

/** Nothing that acts, nothing that belongs to another field, and no curtain before the page. */
function isPlainWidget(file: PdfFile, widget: PdfDictionary, revision: number): boolean {
  const keys = [...widget.entries.keys()]
  return keys.every(key => WIDGET_KEYS.has(key)) && !coversPage(file, widget, revision)
}

/** A later signature may show itself, but not in place of the page. */
const LARGEST_SHARE = 0.3

function coversPage(file: PdfFile, widget: PdfDictionary, revision: number): boolean {
  const rectangle = resolve(file, widget.entries.get('Rect'), revision)
  const page = resolve(file, widget.entries.get('P'), revision)
  const area = areaOf(rectangle)
  if (area === 0) return false
  const box = isDictionary(page) ? boxOf(file, page, revision) : null
  const whole = areaOf(box)
  return whole === 0 || area > whole * LARGEST_SHARE
}

function boxOf(file: PdfFile, page: PdfDictionary, revision: number): PdfValue {
  let node: PdfValue = page
  for (let depth = 0; isDictionary(node) && depth < 64; depth += 1) {
    const box = resolve(file, node.entries.get('CropBox') ?? node.entries.get('MediaBox'), revision)
    if (box !== null) return box
    node = resolve(file, node.entries.get('Parent'), revision)
  }
  return null
}

function areaOf(value: PdfValue): number {
  if (!isArray(value) || value.length !== 4 || !value.every(one => typeof one === 'number')) return 0
  const [left, bottom, right, top] = value as [number, number, number, number]
  return Math.abs(right - left) * Math.abs(top - bottom)
}

/** Fields may follow those that were there, each the field of a new signature. */
export function isAllowedForm({ file, revision, widgets }: Step): boolean {
  const [before, after] = [formOf(file, revision)?.form, formOf(file, revision + 1)?.form]
  if (!after) return !before
  const fields = (form: PdfDictionary | undefined, at: number): PdfValue =>
    resolve(file, form?.entries.get('Fields') ?? [], at)
  if (!isLonger(fields(before, revision), fields(after, revision + 1), widgets)) return false
  if (before) return sameEntries(before, after, ['Fields', 'SigFlags'])
  return [...after.entries.keys()].every(key => ['Fields', 'SigFlags', 'DR', 'DA'].includes(key))
}

function isLonger(before: PdfValue, after: PdfValue, { numbers }: NewWidgets): boolean {
  if (!isArray(before) || !isArray(after) || after.length < before.length) return false
  const isKept = before.every((one, at) => sameValue(one, after[at]))
  return isKept && after.slice(before.length).every(one => isRef(one) && numbers.has(one.number))
}

/** A page, or the list of its annotations, that got the widgets of new signatures and nothing else. */
export function isAllowedPage({ file, revision, widgets }: Step, number: number): boolean {
  const isList = (page: PdfDictionary): boolean => {
    const annotations = page.entries.get('Annots')
    return isRef(annotations) && annotations.number === number
  }
  const page = pagesOf(file, revision).find(
    ({ ref, dictionary }) => ref.number === number || isList(dictionary),
  )
  const later = page && readObject(file, page.ref, revision + 1)
  if (!page || !isDictionary(later) || !sameEntries(page.dictionary, later, ['Annots'])) return false
  const annotations = (value: PdfDictionary, at: number): PdfValue =>
    resolve(file, value.entries.get('Annots') ?? [], at)
  return isLonger(annotations(page.dictionary, revision), annotations(later, revision + 1), widgets)
}

/** A field that waited for a signature got one, and with it its look. */
export function isSignedNow(step: Step, before: PdfDictionary, after: PdfDictionary): boolean {
  const { file, revision, added, widgets } = step
  const value = after.entries.get('V')
  const isWaiting = isName(before.entries.get('FT'), 'Sig') && !before.entries.has('V')
  if (!isWaiting || !isRef(value) || !widgets.signatures.has(value.number)) return false
  const look = after.entries.get('AP')
  const normal = isDictionary(look) ? look.entries.get('N') : undefined
  const hasOwnLook = sameValue(look, before.entries.get('AP')) || (isRef(normal) && added.has(normal.number))
  const isSame = sameEntries(before, after, ['V', 'AP', 'F', 'M', 'MK'])
  return isSame && hasOwnLook && !coversPage(file, after, revision + 1)
}
