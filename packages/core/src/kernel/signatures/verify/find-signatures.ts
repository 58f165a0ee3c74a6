import { signatureFieldsOf } from '../pdf/document-structure.ts'
import { tooComplex } from '../pdf/pdf-error.ts'
import { type PdfFile, placeOf, resolve } from '../pdf/pdf-file.ts'
import { isDictionary, isRef, type PdfDictionary } from '../pdf/pdf-value.ts'

/** A signature as some revision of the file shows it. */
export type FoundSignature = {
  readonly field: string
  readonly dictionary: PdfDictionary
  /** The field that it is the value of. */
  readonly holder: PdfDictionary
  /** Where the dictionary stands; one that replaced it stands elsewhere. */
  readonly place: string
  /** The first revision that has it, counted from 0. */
  readonly revision: number
}

const MOST_SIGNATURES = 200

/**
 * Every signature that any revision has: who hides one by a later change would otherwise leave a document that looks as if
 * fewer people had signed it.
 */
export function findSignatures(file: PdfFile): FoundSignature[] {
  const found = new Map<string, FoundSignature>()
  for (let revision = 0; revision < file.revisions.length; revision += 1)
    for (const { ref, dictionary: holder, name } of signatureFieldsOf(file, revision)) {
      const value = holder.entries.get('V')
      const dictionary = resolve(file, value, revision)
      if (dictionary === null) continue
      const place = isRef(value) ? placeOf(file, value, revision)! : `${placeOf(file, ref, revision)}#V`
      if (found.has(place)) continue
      if (found.size >= MOST_SIGNATURES) throw tooComplex('too many signatures')
      const entries = isDictionary(dictionary)
        ? dictionary
        : { kind: 'dictionary' as const, entries: new Map() }
      found.set(place, { field: name, dictionary: entries, holder, place, revision })
    }
  return [...found.values()]
}
