import { damaged, tooComplex } from './pdf-error.ts'
import { newestOf, type PdfFile, resolve } from './pdf-file.ts'
import {
  isArray,
  isDictionary,
  isName,
  isRef,
  isWholeNumber,
  type PdfDictionary,
  type PdfRef,
  type PdfValue,
} from './pdf-value.ts'

export function catalogRef(file: PdfFile, revision = newestOf(file)): PdfRef {
  const root = file.revisions[revision]!.trailer.entries.get('Root')
  if (!isRef(root)) throw damaged('the catalog is missing')
  return root
}

export function catalogOf(file: PdfFile, revision = newestOf(file)): PdfDictionary {
  const catalog = resolve(file, catalogRef(file, revision), revision)
  if (!isDictionary(catalog)) throw damaged('the catalog is missing')
  return catalog
}

/** The form of the document: the dictionary, and its reference when it is an object of its own. */
export function formOf(file: PdfFile, revision = newestOf(file)) {
  const given = catalogOf(file, revision).entries.get('AcroForm')
  const form = resolve(file, given, revision)
  if (form === null) return undefined
  if (!isDictionary(form)) throw damaged('the form is malformed')
  return { ref: isRef(given) ? given : undefined, form }
}

export type Page = { readonly ref: PdfRef; readonly dictionary: PdfDictionary }

const MOST_PAGES = 20_000

/** The pages in their order. What a page inherits from above it is not in its dictionary: `inherited` finds it. */
export function pagesOf(file: PdfFile, revision = newestOf(file)): Page[] {
  const found: Page[] = []
  const seen = new Set<number>()
  const walk = (value: PdfValue | undefined, depth: number): void => {
    const node = resolve(file, value, revision)
    if (!isRef(value) || !isDictionary(node)) throw damaged('a page is missing')
    if (seen.has(value.number) || depth > 64) throw tooComplex('pages form a circle')
    seen.add(value.number)
    const kids = resolve(file, node.entries.get('Kids'), revision)
    if (!isArray(kids)) found.push({ ref: value, dictionary: node })
    else for (const kid of kids) walk(kid, depth + 1)
    if (found.length > MOST_PAGES) throw tooComplex('too many pages')
  }
  walk(catalogOf(file, revision).entries.get('Pages'), 0)
  return found
}

/** An entry of a page, or of the nodes above it (ISO 32000-1 §7.7.3.4). */
export function inherited(file: PdfFile, page: PdfDictionary, key: string): PdfValue {
  let node: PdfValue = page
  for (let depth = 0; isDictionary(node) && depth < 64; depth += 1) {
    const value = resolve(file, node.entries.get(key))
    if (value !== null) return value
    node = resolve(file, node.entries.get('Parent'))
  }
  return null
}

/** Which kind of section the newest save wrote; a further save has to write the same kind. */
export const newestXrefKind = (file: PdfFile): 'table' | 'stream' => file.revisions.at(-1)!.sections[0]!.kind

export const lastStartxref = (file: PdfFile): number => file.revisions.at(-1)!.sections[0]!.offset

/** The first number that no save used. */
export function nextObjectNumber(file: PdfFile): number {
  let next = 1
  for (const { sections } of file.revisions)
    for (const { trailer, entries } of sections) {
      const size = trailer.entries.get('Size')
      if (isWholeNumber(size)) next = Math.max(next, size)
      for (const number of entries.keys()) next = Math.max(next, number + 1)
    }
  return next
}

export type Field = { readonly ref: PdfRef; readonly dictionary: PdfDictionary; readonly name: string }

const MOST_FIELDS = 20_000

/** The signature fields of the form; a widget that is no field belongs to the field above it. */
export function signatureFieldsOf(file: PdfFile, revision = newestOf(file)): Field[] {
  const found: Field[] = []
  const seen = new Set<number>()
  const walk = (
    value: PdfValue,
    above: { name: string; type: PdfValue | undefined; depth: number },
  ): void => {
    const node = resolve(file, value, revision)
    if (!isRef(value) || !isDictionary(node)) return
    if (seen.has(value.number)) throw damaged('fields form a circle')
    seen.add(value.number)
    if (above.depth > 64 || seen.size > MOST_FIELDS) throw tooComplex('too many fields')
    const type = node.entries.get('FT') ?? above.type
    const part = node.entries.get('T')
    const name = [above.name, partialName(part)].filter(Boolean).join('.')
    const kids = resolve(file, node.entries.get('Kids'), revision)
    if (isArray(kids) && !node.entries.has('V'))
      for (const kid of kids) walk(kid, { name, type, depth: above.depth + 1 })
    const isTerminal = !isArray(kids) || node.entries.has('V')
    if (isTerminal && isName(type, 'Sig')) found.push({ ref: value, dictionary: node, name })
  }
  const fields = resolve(file, formOf(file, revision)?.form.entries.get('Fields'), revision)
  if (isArray(fields)) for (const field of fields) walk(field, { name: '', type: undefined, depth: 0 })
  return found
}

const partialName = (value: PdfValue | undefined): string =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'string'
    ? textOf(value.bytes)
    : ''

/** A text string: UTF-16 with its mark, UTF-8 with its mark, else the eight-bit encoding (ISO 32000-2 §7.9.2.2). */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3)
  return bytes.toString('latin1')
}
