import { randomUUID } from 'node:crypto'
import { JsonBodyError } from './json-body-error.ts'
import type { Scanned } from './json-body-scan.ts'

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
    throw new JsonBodyError('malformed', position === undefined ? undefined : Number(position))
  }
}

/**
 * JSON.parse of Node 24 now and then takes a key with an escape for another one: it compares what is written, not what is meant, with the
 * key that came at this place before (`{"a":1,"\\":2}`, and then `{"a":1,"\u0061":2}`). So these keys, which hardly anybody sends, are read by
 * themselves. A key that is there twice is kept once.
 */
export function readEscapedKeys(text: string, keys: Scanned['escapedKeys']): unknown {
  // What is wrong is told with its place in the text as it was sent.
  parse(text)
  // Nobody can guess it, so no key of the text begins with it.
  const mark = `${randomUUID()} `
  const meant = keys.map(([start, end]) => JSON.parse(text.slice(start, end + 1)) as string)
  const parts = keys.map(([start], index) => `${text.slice(endBefore(keys, index), start)}"${mark}${index}"`)
  const marked = parts.join('') + text.slice(endBefore(keys, keys.length))
  return named(JSON.parse(marked), key =>
    key.startsWith(mark) ? meant[Number(key.slice(mark.length))]! : key,
  )
}

const endBefore = (keys: Scanned['escapedKeys'], index: number): number =>
  index === 0 ? 0 : keys[index - 1]![1] + 1

/** As deep as the text, which was measured before. */
function named(value: unknown, nameOf: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => named(item, nameOf))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [nameOf(key), named(item, nameOf)]))
}
