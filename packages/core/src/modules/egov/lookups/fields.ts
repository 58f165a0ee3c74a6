import type { Field, Fields } from '../registry/port.ts'
import { isFields } from '../registry/read-xml.ts'

const LONGEST = 2_000_000

/** The first of these elements that says something; the registry leaves out, empties and nils. */
export const textIn =
  (fields: Fields) =>
  (...names: readonly string[]): string | null => {
    for (const name of names) {
      const value = fields[name]
      if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, LONGEST)
    }
    return null
  }

/** An element that may come once, several times or not at all. */
export function eachOf(fields: Fields, name: string): Fields[] {
  const value: Field | undefined = fields[name]
  const list: readonly (Field | undefined)[] = Array.isArray(value) ? value : [value]
  return list.filter(isFields)
}

/** The name of what is nested, such as a district with its code; or the text itself. */
export function nameIn(fields: Fields, name: string): string | null {
  const value = fields[name]
  return isFields(value) ? textIn(value)('name') : textIn(fields)(name)
}
