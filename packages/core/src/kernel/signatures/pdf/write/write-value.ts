import {
  isArray,
  isDictionary,
  isName,
  isRef,
  isString,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
} from '../pdf-value.ts'

export const nameOf = (value: string): PdfValue => ({ kind: 'name', value })

export const refOf = (number: number, generation = 0): PdfRef => ({ kind: 'ref', number, generation })

export const dictionaryOf = (entries: Readonly<Record<string, PdfValue>>): PdfDictionary => ({
  kind: 'dictionary',
  entries: new Map(Object.entries(entries)),
})

/** The dictionary with some entries changed or added; the others stay as they are, in their order. */
export const withEntries = (
  { entries }: PdfDictionary,
  changes: Readonly<Record<string, PdfValue>>,
): PdfDictionary => ({ kind: 'dictionary', entries: new Map([...entries, ...Object.entries(changes)]) })

/** A text in UTF-16 with its mark, which every reader knows (ISO 32000-1 §7.9.2.2). */
export const textString = (text: string): PdfValue =>
  bytesString(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())

export const bytesString = (bytes: Buffer): PdfValue => ({
  kind: 'string',
  bytes,
  isHex: true,
  start: 0,
  end: 0,
})

/** A value as it stands in a file. Strings are written in hex: nothing in them can be mistaken for a bracket. */
export function writeValue(value: PdfValue | undefined): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return writeNumber(value)
  if (isArray(value)) return `[${value.map(writeValue).join(' ')}]`
  if (isRef(value)) return `${value.number} ${value.generation} R`
  if (isName(value)) return writeName(value.value)
  if (isString(value)) return `<${value.bytes.toString('hex')}>`
  if (isDictionary(value)) {
    const parts = [...value.entries].map(([key, one]) => `${writeName(key)} ${writeValue(one)}`)
    return `<<${parts.join(' ')}>>`
  }
  throw new Error('a stream is an object of its own')
}

/** PDF knows no exponents. */
const writeNumber = (value: number): string => {
  const text = String(value)
  return /e/i.test(text) ? value.toFixed(10) : text
}

/** Everything but plain letters is written by its number (ISO 32000-1 §7.3.5). */
const writeName = (value: string): string =>
  `/${value.replace(/[^!-~]|[#()<>[\]{}/%]/g, letter => `#${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}`
