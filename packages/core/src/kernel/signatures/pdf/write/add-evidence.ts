import { catalogOf, catalogRef } from '../document-structure.ts'
import { readPdf, resolve } from '../pdf-file.ts'
import { isArray, isDictionary, isRef, type PdfRef, type PdfValue } from '../pdf-value.ts'
import { add, beginUpdate, finishUpdate, put, streamOf } from './incremental-update.ts'
import { dictionaryOf, nameOf, withEntries } from './write-value.ts'

/** What a judge needs when nobody can be asked any more: certificates, and what was said of them when the document was signed. */
export type Evidence = {
  readonly certificates: readonly Buffer[]
  readonly ocspAnswers: readonly Buffer[]
  readonly revocationLists: readonly Buffer[]
}

/** Adds a save with the document security store (ETSI EN 319 142-1 §5.4.2): level B-LT. What earlier saves brought stays in it. */
export function addEvidence(document: Buffer, evidence: Evidence): Buffer {
  const update = beginUpdate(readPdf(document))
  const { file } = update
  const catalog = catalogOf(file)
  const given = catalog.entries.get('DSS')
  const found = resolve(file, given)
  const store = isDictionary(found) ? found : dictionaryOf({ Type: nameOf('DSS') })
  const withNew = (key: string, items: readonly Buffer[]): Record<string, PdfValue> => {
    const before = resolve(file, store.entries.get(key))
    const refs: PdfRef[] = items.map(item => add(update, streamOf('', item)))
    const all = [...(isArray(before) ? before : []), ...refs]
    return all.length > 0 ? { [key]: all } : {}
  }
  const next = withEntries(store, {
    ...withNew('Certs', evidence.certificates),
    ...withNew('OCSPs', evidence.ocspAnswers),
    ...withNew('CRLs', evidence.revocationLists),
  })
  if (isRef(given)) put(update, given, next)
  else put(update, catalogRef(file), withEntries(catalog, { DSS: add(update, next) }))
  return finishUpdate(update).bytes
}
