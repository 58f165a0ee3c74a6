import { isUtf8 } from 'node:buffer'
import { findDuplicateKey } from './json-body-duplicate.ts'
import { JsonBodyError } from './json-body-error.ts'
import { parse, readEscapedKeys } from './json-body-parse.ts'
import { scanJson } from './json-body-scan.ts'

export { JsonBodyError, type JsonBodyErrorCode } from './json-body-error.ts'

/**
 * JSON as PostgreSQL can store it and people can mean it: strict UTF-8, no NUL or lone surrogate, at most 64 levels, no key
 * twice, no number past the range of numbers. An empty body is an empty object.
 *
 * The text is scanned before JSON.parse, which copes badly with deep nesting, and the keys are counted: when fewer
 * arrive than were written, some were duplicates. So no set of keys is kept for the sound bodies.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new JsonBodyError('bad_unicode', firstBadByte(bytes))
  const text = withoutMark(bytes.toString('utf8'))
  if (/^[ \t\r\n]*$/.test(text)) return {}
  const { keys: written, escapedKeys } = scanJson(text)
  const value = escapedKeys.length > 0 ? readEscapedKeys(text, escapedKeys) : parse(text)
  if (countKeys(value) !== written) throw new JsonBodyError('duplicate_key', findDuplicateKey(text))
  return value
}

/** Whether PostgreSQL can store the text: it has no NUL and no lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text)

/** Own keys of all objects inside; refuses what JSON.parse lets through and the rest of the program should never see. */
function countKeys(value: unknown): number {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new JsonBodyError('malformed')
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item)
    return count
  }
  for (const key in value) {
    // An own key of this name is harmless here, but not to code that later copies it onto another object.
    if (key === '__proto__') throw new JsonBodyError('malformed')
    count += 1 + countKeys((value as Record<string, unknown>)[key])
  }
  return count
}

/** Where the first wrong byte is: the decoder puts U+FFFD in its place, unless the text itself holds one there. */
function firstBadByte(bytes: Buffer): number {
  const lossy = bytes.toString('utf8')
  let position = 0
  let from = 0
  for (let at = lossy.indexOf('\ufffd'); at !== -1; at = lossy.indexOf('\ufffd', from)) {
    position += Buffer.byteLength(lossy.slice(from, at))
    if (bytes.subarray(position, position + 3).compare(replacement) !== 0) return position
    position += 3
    from = at + 1
  }
  return position
}

const replacement = Buffer.from('\ufffd')
