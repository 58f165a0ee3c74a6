/** A number and generation: the name of an indirect object. */
export type PdfRef = { readonly kind: 'ref'; readonly number: number; readonly generation: number }

export type PdfName = { readonly kind: 'name'; readonly value: string }

/** `start` and `end` enclose the token with its brackets, in the bytes that were read. */
export type PdfString = {
  readonly kind: 'string'
  readonly bytes: Buffer
  readonly isHex: boolean
  readonly start: number
  readonly end: number
}

export type PdfDictionary = { readonly kind: 'dictionary'; readonly entries: ReadonlyMap<string, PdfValue> }

/** `data` is what the file holds, not decoded. */
export type PdfStream = { readonly kind: 'stream'; readonly dictionary: PdfDictionary; readonly data: Buffer }

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | readonly PdfValue[]
  | PdfDictionary
  | PdfStream
  | PdfRef

type Tagged = PdfName | PdfString | PdfDictionary | PdfStream | PdfRef

const isTagged = (value: PdfValue | undefined): value is Tagged =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: PdfValue | undefined): Tagged['kind'] | undefined =>
  isTagged(value) ? value.kind : undefined

export const isRef = (value: PdfValue | undefined): value is PdfRef => kindOf(value) === 'ref'

export const isName = (value: PdfValue | undefined, text?: string): value is PdfName =>
  kindOf(value) === 'name' && (text === undefined || (value as PdfName).value === text)

export const isString = (value: PdfValue | undefined): value is PdfString => kindOf(value) === 'string'

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  kindOf(value) === 'dictionary'

export const isStream = (value: PdfValue | undefined): value is PdfStream => kindOf(value) === 'stream'

export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value)

export const isWholeNumber = (value: PdfValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value)

export const sameRef = (a: PdfRef, b: PdfRef): boolean =>
  a.number === b.number && a.generation === b.generation

/** Equal in meaning; where a string stands in the file does not count. */
export function sameValue(a: PdfValue | undefined, b: PdfValue | undefined): boolean {
  if (a === b) return true
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((one, at) => sameValue(one, b[at]))
  if (!isTagged(a) || !isTagged(b)) return false
  if (a.kind === 'ref') return b.kind === 'ref' && sameRef(a, b)
  if (a.kind === 'name') return b.kind === 'name' && a.value === b.value
  if (a.kind === 'string') return b.kind === 'string' && a.bytes.equals(b.bytes)
  if (a.kind === 'dictionary') return b.kind === 'dictionary' && sameEntries(a, b)
  return b.kind === 'stream' && sameEntries(a.dictionary, b.dictionary) && a.data.equals(b.data)
}

/** Every entry but those left out is the same in both. */
export function sameEntries(a: PdfDictionary, b: PdfDictionary, except: readonly string[] = []): boolean {
  for (const key of new Set([...a.entries.keys(), ...b.entries.keys()]))
    if (!except.includes(key) && !sameValue(a.entries.get(key), b.entries.get(key))) return false
  return true
}

/** Calls `visit` for each reference inside of a value. */
export function eachRef(value: PdfValue | undefined, visit: (ref: PdfRef) => void): void {
  if (isArray(value)) for (const one of value) eachRef(one, visit)
  else if (isRef(value)) visit(value)
  else if (isDictionary(value)) for (const one of value.entries.values()) eachRef(one, visit)
  else if (isStream(value)) eachRef(value.dictionary, visit)
}
