import { readXml as readElements, type XmlElement, XmlRefused } from '../../../kernel/xml/read-xml.ts'
import type { Field, Fields } from './port.ts'

export { XmlRefused }

/** What an answer says, by the names of its elements. */
export function readXml(xml: string): Fields {
  const root = readElements(xml)
  return { [root.name]: fieldOf(root) }
}

export const isFields = (value: Field | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldOf({ attributes, text, children }: XmlElement): Field {
  if (['true', '1'].includes(attributes.get('nil') ?? '')) return null
  if (children.length === 0) return text
  const byName = Map.groupBy(children, child => child.name)
  return Object.fromEntries(
    [...byName].map(([name, [first, ...others]]) => [
      name,
      others.length === 0 ? fieldOf(first!) : [first!, ...others].map(fieldOf),
    ]),
  )
}
