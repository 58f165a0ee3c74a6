import {
  isArray,
  isDictionary,
  isName,
  isWholeNumber,
  type PdfDictionary,
  type PdfValue,
} from '../pdf/pdf-value.ts'
import type { FoundSignature } from './find-signatures.ts'
import type { Change } from './judge-changes.ts'

const ANY: readonly Change[] = ['nothing', 'evidence', 'timestamp', 'signature', 'metadata']
/** ISO 32000-2 §12.8.2.2: where nothing may change, evidence and timestamps still may come. */
const NO_SIGNATURES: readonly Change[] = ['nothing', 'evidence', 'timestamp']

/**
 * What may follow a signature by its own word. A certification has to be the first signature: one that comes later would
 * speak for those who signed before. Undefined when it does not.
 */
export function permittedLater(
  found: FoundSignature,
  all: readonly FoundSignature[],
): readonly Change[] | undefined {
  const certified = certificationOf(found.dictionary)
  const isFirst = all.every(other => other === found || other.revision > found.revision)
  if (certified !== undefined && !isFirst) return undefined
  return certified === 1 || lockOf(found.holder) === 1 ? NO_SIGNATURES : ANY
}

function certificationOf({ entries }: PdfDictionary): number | undefined {
  const references = entries.get('Reference')
  for (const reference of isArray(references) ? references : []) {
    if (!isDictionary(reference) || !isName(reference.entries.get('TransformMethod'), 'DocMDP')) continue
    return numberIn(reference.entries.get('TransformParams'), 2)
  }
  return undefined
}

const lockOf = ({ entries }: PdfDictionary): number => numberIn(entries.get('Lock'), 3)

function numberIn(value: PdfValue | undefined, otherwise: number): number {
  const given = isDictionary(value) ? value.entries.get('P') : undefined
  // What is written in a way that cannot be read here is taken at its strictest.
  if (given === undefined) return value === undefined || isDictionary(value) ? otherwise : 1
  return isWholeNumber(given) ? given : 1
}
