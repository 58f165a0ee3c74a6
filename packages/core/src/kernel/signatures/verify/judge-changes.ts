import { catalogOf, catalogRef } from '../pdf/document-structure.ts'
import { type PdfFile, resolve } from '../pdf/pdf-file.ts'
import {
  isArray,
  isDictionary,
  isName,
  isRef,
  isStream,
  type PdfDictionary,
  type PdfValue,
  sameEntries,
  sameValue,
} from '../pdf/pdf-value.ts'
import { type ChangedObject, compareRevisions, countReferences } from './changed-objects.ts'
import { isAllowedForm, isAllowedPage, isSignedNow, newWidgetsOf, type Step } from './signature-widgets.ts'

/** What a save did to a document that somebody had signed before it. */
export type Change = 'nothing' | 'evidence' | 'timestamp' | 'signature' | 'metadata' | 'forbidden'

export type ChangeQuestion = {
  /** Counted from 0: the save after this one is judged. */
  readonly revision: number
  /** What kind of signature stands at a place, when it is sound. */
  signatureAt(place: string): 'signature' | 'timestamp' | undefined
}

/**
 * A signed document may be signed again, stamped with a time, and given what its signatures are judged by. All else is a
 * change of what was signed, however it looks: whatever is not known to be harmless is forbidden.
 */
export function judgeChange(file: PdfFile, { revision, signatureAt }: ChangeQuestion): Change {
  const trailers = judgeTrailers(file, revision)
  if (trailers === 'forbidden') return 'forbidden'
  const { changed, added } = compareRevisions(file, revision)
  if (changed.length === 0 && added.size === 0) return trailers
  const references = countReferences(file, revision)
  // A number that the signed part refers to, and that nothing had, is a hole left open on purpose.
  for (const number of added) if (references.has(number)) return 'forbidden'
  const widgets = newWidgetsOf(file, { revision: revision + 1, added, signatureAt })
  if (!widgets) return 'forbidden'
  const step: Step = { file, revision, added, widgets, references }
  const kinds = changed.map(one => judgeObject(step, one))
  if (kinds.includes('forbidden')) return 'forbidden'
  if (trailers === 'metadata' || kinds.includes('metadata')) return 'metadata'
  if (widgets.kinds.includes('signature')) return 'signature'
  return widgets.kinds.includes('timestamp') ? 'timestamp' : 'evidence'
}

function judgeTrailers(file: PdfFile, revision: number): 'nothing' | 'metadata' | 'forbidden' {
  const [before, after] = [
    file.revisions[revision]!.trailer.entries,
    file.revisions[revision + 1]!.trailer.entries,
  ]
  if (!sameValue(before.get('Root'), after.get('Root'))) return 'forbidden'
  const first = (id: PdfValue | undefined): PdfValue | undefined => (isArray(id) ? id[0] : undefined)
  const [had, has] = [first(before.get('ID')), first(after.get('ID'))]
  if (had !== undefined && has !== undefined && !sameValue(had, has)) return 'forbidden'
  return after.has('Info') && !sameValue(before.get('Info'), after.get('Info')) ? 'metadata' : 'nothing'
}

type Kind = 'allowed' | 'metadata' | 'forbidden'

const allowedIf = (isAllowed: boolean): Kind => (isAllowed ? 'allowed' : 'forbidden')

function judgeObject(step: Step, { number, before, after }: ChangedObject): Kind {
  const { file, revision, references } = step
  if (number === catalogRef(file, revision).number) return judgeCatalog(step)
  if (isSectionAgain(step, { number, before, after })) return 'allowed'
  const catalog = catalogOf(file, revision).entries
  const isAt = (value: PdfValue | undefined): boolean => isRef(value) && value.number === number
  const info = file.revisions[revision]!.trailer.entries.get('Info')
  if (isAt(info)) return references.has(number) || !isDictionary(after) ? 'forbidden' : 'metadata'
  // Used at two places, a change that is harmless at one of them can be a change of the content at the other.
  if (isAt(catalog.get('Metadata')))
    return isOnlyUse(step, number) && isStream(after) ? 'metadata' : 'forbidden'
  if (isAt(catalog.get('AcroForm'))) return allowedIf(isOnlyUse(step, number) && isAllowedForm(step))
  if (isAt(catalog.get('DSS'))) return allowedIf(isOnlyUse(step, number) && isStore(before) && isStore(after))
  if (isPartOfStore(step, number)) return allowedIf(isOnlyUse(step, number))
  if (isArray(before)) return allowedIf(isOnlyUse(step, number) && isListOfWidgets(step, number))
  if (!isDictionary(before) || !isDictionary(after)) return 'forbidden'
  return allowedIf(isSignedNow(step, before, after) || isAllowedPage(step, number))
}

/** Some programs give each of their cross-reference streams the same number. */
const isSectionAgain = ({ references }: Step, { number, before, after }: ChangedObject): boolean =>
  !references.has(number) && isSection(before) && isSection(after)

const isSection = (value: PdfValue | undefined): boolean =>
  isStream(value) && isName(value.dictionary.entries.get('Type'), 'XRef')

const isOnlyUse = ({ references }: Step, number: number): boolean => references.get(number) === 1

const STORE_KEYS = new Set(['Type', 'Certs', 'CRLs', 'OCSPs', 'VRI'])

const isStore = (value: PdfValue | undefined): value is PdfDictionary =>
  isDictionary(value) && [...value.entries.keys()].every(key => STORE_KEYS.has(key))

/** A list of the store in an object of its own. */
function isPartOfStore({ file, revision }: Step, number: number): boolean {
  const store = resolve(file, catalogOf(file, revision).entries.get('DSS'), revision)
  if (!isStore(store)) return false
  const isAt = (value: PdfValue | undefined): boolean => isRef(value) && value.number === number
  return [...STORE_KEYS].some(key => isAt(store.entries.get(key)))
}

/** The fields of the form, or the annotations of a page, in an object of their own. */
function isListOfWidgets(step: Step, number: number): boolean {
  const { file, revision } = step
  const form = resolve(file, catalogOf(file, revision).entries.get('AcroForm'), revision)
  const fields = isDictionary(form) ? form.entries.get('Fields') : undefined
  if (isRef(fields) && fields.number === number) return isAllowedForm(step)
  return isAllowedPage(step, number)
}

/** Entries of the catalog that say nothing about what people see. */
const HARMLESS = ['AcroForm', 'DSS', 'Extensions', 'Metadata']

function judgeCatalog(step: Step): Kind {
  const { file, revision } = step
  const [before, after] = [catalogOf(file, revision), catalogOf(file, revision + 1)]
  if (!sameEntries(before, after, HARMLESS) || !isAllowedForm(step)) return 'forbidden'
  const store = after.entries.get('DSS')
  if (store !== undefined && !isStore(resolve(file, store, revision + 1))) return 'forbidden'
  if (before.entries.has('DSS') && store === undefined) return 'forbidden'
  if (!hasAllExtensions(before.entries.get('Extensions'), after.entries.get('Extensions'))) return 'forbidden'
  return sameValue(before.entries.get('Metadata'), after.entries.get('Metadata')) ? 'allowed' : 'metadata'
}

function hasAllExtensions(before: PdfValue | undefined, after: PdfValue | undefined): boolean {
  if (sameValue(before, after)) return true
  if (!isDictionary(after)) return false
  if (before === undefined) return true
  return (
    isDictionary(before) &&
    [...before.entries].every(([key, value]) => sameValue(value, after.entries.get(key)))
  )
}
