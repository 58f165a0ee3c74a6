import { catalogOf, catalogRef, formOf, pagesOf, signatureFieldsOf } from '../document-structure.ts'
import { PdfError } from '../pdf-error.ts'
import { resolve } from '../pdf-file.ts'
import { isArray, isRef, type PdfRef, type PdfValue } from '../pdf-value.ts'
import { add, put, reserve, type Update } from './incremental-update.ts'
import { dictionaryOf, nameOf, textString, withEntries } from './write-value.ts'

/** Where on which page something visible stands: left, bottom, right, top in points, from the lower left corner. */
export type Box = readonly [left: number, bottom: number, right: number, top: number]

export type FieldPlace = {
  /** Counted from 1. */
  readonly page: number
  readonly box: Box
  /** The drawing, as an object of this save. */
  readonly appearance: PdfRef
}

/** Printed, and locked: nobody moves or deletes it by accident (ISO 32000-1 §12.5.3). */
const FLAGS = 132
/** Signatures exist; changes may only be appended (§12.7.2). */
const SIG_FLAGS = 3

/** Adds a signature field with its value to the form and to its page. One that nobody sees has no extent. */
export function addSignatureField(update: Update, value: PdfRef, place: FieldPlace | undefined): PdfRef {
  const pages = pagesOf(update.file)
  const page = pages[(place?.page ?? 1) - 1]
  if (!page) throw new PdfError('damaged', 'the document has no such page')
  const field = reserve(update)
  put(
    update,
    field,
    dictionaryOf({
      Type: nameOf('Annot'),
      Subtype: nameOf('Widget'),
      FT: nameOf('Sig'),
      T: textString(freeName(update)),
      F: FLAGS,
      P: page.ref,
      Rect: [...(place?.box ?? [0, 0, 0, 0])],
      V: value,
      ...(place && { AP: dictionaryOf({ N: place.appearance }) }),
    }),
  )
  addToPage(update, page, field)
  addToForm(update, field)
  return field
}

/** A name that no field has, so that earlier ones keep theirs. */
function freeName({ file }: Update): string {
  const names = new Set(signatureFieldsOf(file).map(({ name }) => name))
  let number = names.size + 1
  while (names.has(`Signature${number}`)) number += 1
  return `Signature${number}`
}

type Page = ReturnType<typeof pagesOf>[number]

function addToPage(update: Update, { ref, dictionary }: Page, field: PdfRef): void {
  const given = dictionary.entries.get('Annots')
  const list = appended(resolve(update.file, given), field)
  // A list that is an object of its own is changed where it is: the page stays as it was.
  if (isRef(given)) put(update, given, list)
  else put(update, ref, withEntries(dictionary, { Annots: list }))
}

function addToForm(update: Update, field: PdfRef): void {
  const { file } = update
  const found = formOf(file)
  if (!found) {
    const form = add(update, dictionaryOf({ Fields: [field], SigFlags: SIG_FLAGS }))
    put(update, catalogRef(file), withEntries(catalogOf(file), { AcroForm: form }))
    return
  }
  const given = found.form.entries.get('Fields')
  const fields = appended(resolve(file, given), field)
  if (isRef(given)) put(update, given, fields)
  const isFlagged = found.form.entries.get('SigFlags') === SIG_FLAGS
  if (isRef(given) && isFlagged) return
  const form = withEntries(found.form, { Fields: isRef(given) ? given : fields, SigFlags: SIG_FLAGS })
  if (found.ref) put(update, found.ref, form)
  else put(update, catalogRef(file), withEntries(catalogOf(file), { AcroForm: form }))
}

const appended = (list: PdfValue, one: PdfRef): PdfValue => [...(isArray(list) ? list : []), one]
