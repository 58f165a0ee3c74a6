import { decodeStream } from './decode-stream.ts'
import { damaged, PdfError, type PdfFault, tooComplex } from './pdf-error.ts'
import {
  isName,
  isRef,
  isStream,
  isWholeNumber,
  type PdfRef,
  type PdfStream,
  type PdfValue,
} from './pdf-value.ts'
import { readIndirect } from './read-object.ts'
import { type Revision, readRevisions } from './read-revisions.ts'
import { expectWhole, readerAt, skipSpace } from './read-tokens.ts'
import { readValue } from './read-value.ts'
import type { XrefEntry } from './read-xref.ts'

/** A file and its saves, oldest first. Objects are read when they are asked for, as they were at a given save. */
export type PdfFile = {
  readonly bytes: Buffer
  readonly revisions: readonly Revision[]
  /** What was read already, by where it stands. */
  readonly known: Map<string, PdfValue>
  readonly containers: Map<number, ObjectStream>
}

type ObjectStream = { readonly data: Buffer; readonly places: readonly (readonly [number, number])[] }

/** Throws a PdfError, and nothing else, for what is no PDF, encrypted or damaged. */
export const readPdf = (bytes: Buffer): PdfFile => ({
  bytes,
  revisions: readRevisions(bytes),
  known: new Map(),
  containers: new Map(),
})

export type PdfOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: PdfFault; readonly detail: string }

/** Reads a file and works with it; a file that cannot be read is an outcome, not an exception. */
export function attemptPdf<T>(bytes: Buffer, work: (file: PdfFile) => T): PdfOutcome<T> {
  try {
    return { ok: true, value: work(readPdf(bytes)) }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error
    return { ok: false, fault: error.fault, detail: error.message }
  }
}

export const newestOf = ({ revisions }: PdfFile): number => revisions.length - 1

/** Where an object is, as of a save; undefined when no save up to it knows the number. */
export function locate(file: PdfFile, number: number, revision = newestOf(file)): XrefEntry | undefined {
  for (let at = revision; at >= 0; at -= 1)
    for (const { entries } of file.revisions[at]!.sections) {
      const entry = entries.get(number)
      if (entry) return entry
    }
  return undefined
}

/** The place of an object in the bytes: the same place holds the same object. */
export function placeOf(file: PdfFile, ref: PdfRef, revision = newestOf(file)): string | undefined {
  const entry = locate(file, ref.number, revision)
  if (!entry || entry.kind === 'free') return undefined
  if (entry.kind === 'plain') return entry.generation === ref.generation ? `${entry.offset}` : undefined
  if (ref.generation !== 0) return undefined
  const container = locate(file, entry.container, revision)
  if (container?.kind !== 'plain') throw damaged('object stream is missing')
  return `${container.offset}/${entry.index}`
}

/** The object as of a save. One that is not there is null (ISO 32000-1 §7.3.10). */
export function readObject(file: PdfFile, ref: PdfRef, revision = newestOf(file)): PdfValue {
  const place = placeOf(file, ref, revision)
  if (place === undefined) return null
  const known = file.known.get(place)
  if (known !== undefined) return known
  const entry = locate(file, ref.number, revision)!
  const value =
    entry.kind === 'plain'
      ? readPlain(file, ref, { offset: entry.offset, revision })
      : readPacked(file, ref, { ...(entry as XrefEntry & { kind: 'packed' }), revision })
  file.known.set(place, value)
  return value
}

/** The value itself, or the object that it refers to. */
export function resolve(file: PdfFile, value: PdfValue | undefined, revision = newestOf(file)): PdfValue {
  let found = value ?? null
  for (let hops = 0; isRef(found); hops += 1) {
    if (hops > 16) throw tooComplex('references form a circle')
    found = readObject(file, found, revision)
  }
  return found
}

type Place = { readonly offset: number; readonly revision: number }

function readPlain(file: PdfFile, ref: PdfRef, { offset, revision }: Place): PdfValue {
  const { end } = file.revisions[revision]!
  const lengthOf = (length: PdfRef): PdfValue => readLength(file, length, revision)
  const found = readIndirect(file.bytes, { offset, end, lengthOf })
  if (found.number !== ref.number || found.generation !== ref.generation)
    throw damaged(`another object stands where object ${ref.number} should be`)
  return found.value
}

/** A stream's length in an object of its own, which is a number and nothing else. */
function readLength(file: PdfFile, ref: PdfRef, revision: number): PdfValue {
  const entry = locate(file, ref.number, revision)
  if (entry?.kind !== 'plain') throw damaged('length of a stream is missing')
  const { value, number } = readIndirect(file.bytes, {
    offset: entry.offset,
    end: file.revisions[revision]!.end,
    lengthOf: () => {
      throw damaged('length of a stream is a stream')
    },
  })
  if (number !== ref.number) throw damaged('length of a stream is missing')
  return value
}

type Packed = { readonly container: number; readonly index: number; readonly revision: number }

function readPacked(file: PdfFile, ref: PdfRef, { container, index, revision }: Packed): PdfValue {
  const { data, places } = openContainer(file, container, revision)
  const place = places[index]
  if (place?.[0] !== ref.number) throw damaged(`object ${ref.number} is not where it should be`)
  const value = readValue(readerAt(data, place[1], places[index + 1]?.[1] ?? data.length))
  if (isRef(value)) throw damaged('an object stream holds a reference as an object')
  return value
}

function openContainer(file: PdfFile, number: number, revision: number): ObjectStream {
  const entry = locate(file, number, revision)
  if (entry?.kind !== 'plain') throw damaged('object stream is missing')
  const known = file.containers.get(entry.offset)
  if (known) return known
  const stream = readPlain(
    file,
    { kind: 'ref', number, generation: entry.generation },
    { offset: entry.offset, revision },
  )
  if (!isStream(stream) || !isName(stream.dictionary.entries.get('Type'), 'ObjStm'))
    throw damaged('object stream is missing')
  const opened = openStream(stream)
  file.containers.set(entry.offset, opened)
  return opened
}

function openStream(stream: PdfStream): ObjectStream {
  const data = decodeStream(stream)
  const { entries } = stream.dictionary
  const [count, first] = [entries.get('N'), entries.get('First')]
  if (!isWholeNumber(count) || !isWholeNumber(first) || count < 0 || first < 0 || first > data.length)
    throw damaged('object stream is malformed')
  const reader = readerAt(data, 0, first)
  const places: [number, number][] = []
  for (let index = 0; index < count; index += 1) {
    const number = expectWhole(reader)
    const at = first + expectWhole(reader)
    if (at > data.length || at < (places.at(-1)?.[1] ?? first)) throw damaged('object stream is malformed')
    places.push([number, at])
  }
  skipSpace(reader)
  return { data, places }
}
