import { locate, type PdfFile, placeOf, readObject } from '../pdf/pdf-file.ts'
import { eachRef, isRef, type PdfRef, type PdfValue, sameValue } from '../pdf/pdf-value.ts'

/** The object as of a revision; undefined when there is none. */
export function objectAt(
  file: PdfFile,
  number: number,
  revision: number,
): { ref: PdfRef; value: PdfValue } | undefined {
  const entry = locate(file, number, revision)
  if (!entry || entry.kind === 'free') return undefined
  const ref: PdfRef = { kind: 'ref', number, generation: entry.kind === 'plain' ? entry.generation : 0 }
  return { ref, value: readObject(file, ref, revision) }
}

export type ChangedObject = {
  readonly number: number
  readonly before: PdfValue
  readonly after: PdfValue | undefined
}

export type ChangedObjects = {
  /** Objects that are there in both, and differ, or that are gone. */
  readonly changed: readonly ChangedObject[]
  readonly added: ReadonlySet<number>
}

/** What a save did to the objects of the save before it. */
export function compareRevisions(file: PdfFile, revision: number): ChangedObjects {
  const changed: ChangedObject[] = []
  const added = new Set<number>()
  const numbers = new Set(
    file.revisions[revision + 1]!.sections.flatMap(({ entries }) => [...entries.keys()]),
  )
  for (const number of numbers) {
    const before = objectAt(file, number, revision)
    const after = objectAt(file, number, revision + 1)
    if (!before) {
      if (after) added.add(number)
    } else if (!after || !isSame(file, before, { after, revision }))
      changed.push({ number, before: before.value, after: after?.value })
  }
  return { changed, added }
}

type Found = { readonly ref: PdfRef; readonly value: PdfValue }

function isSame(
  file: PdfFile,
  before: Found,
  { after, revision }: { after: Found; revision: number },
): boolean {
  if (before.ref.generation !== after.ref.generation) return false
  const isSamePlace = placeOf(file, before.ref, revision) === placeOf(file, after.ref, revision + 1)
  return isSamePlace || sameValue(before.value, after.value)
}

/** How often each object is referred to, by the objects of a revision and what came before it. */
export function countReferences(file: PdfFile, revision: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  const seen = new Set<number>()
  const count = ({ number }: PdfRef): void => void counts.set(number, (counts.get(number) ?? 0) + 1)
  for (let at = revision; at >= 0; at -= 1)
    for (const { entries } of file.revisions[at]!.sections)
      for (const number of entries.keys()) {
        if (seen.has(number)) continue
        seen.add(number)
        const found = objectAt(file, number, revision)
        if (found && !isCrossReference(found.value)) eachRef(found.value, count)
      }
  return counts
}

/** Cross-reference streams are trailers: what they name is looked at by itself. */
const isCrossReference = (value: PdfValue): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'stream' &&
  value.dictionary.entries.has('Root') &&
  isRef(value.dictionary.entries.get('Root'))
