import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Field, Fields } from './port.ts'

/** The XML is not what the wire allows. The message names the rule that was broken and never quotes the answer. */
export class XmlRefused extends Error {
  override name = 'XmlRefused'
}

const MAX_DEPTH = 24
const MAX_ELEMENTS = 20_000
const TEXT = '#text'
const CDATA = '#cdata'
const NIL = '@nil'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  maxNestedTags: MAX_DEPTH,
})

/**
 * A document type is refused before anything reads it: with it go entities of every kind. The parser takes cut documents and several
 * roots kindly, so they are refused here.
 */
export function readXml(xml: string): Fields {
  if (/<!(?!\[CDATA\[|--)/.test(xml)) throw new XmlRefused('document types and entities are not allowed')
  if ((xml.match(/<[^/!?]/g)?.length ?? 0) > MAX_ELEMENTS) throw new XmlRefused('too many elements')
  if (XMLValidator.validate(xml) !== true) throw new XmlRefused('not well formed')
  let tree: unknown
  try {
    tree = parser.parse(xml)
  } catch {
    throw new XmlRefused('nested too deeply, or a name that is not allowed')
  }
  const fields = fieldOf(tree)
  if (!isFields(fields) || Object.keys(fields).length !== 1) throw new XmlRefused('not one root')
  return fields
}

export const isFields = (value: Field | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldOf(node: unknown): Field {
  if (typeof node === 'string') return decode(node)
  if (Array.isArray(node)) return node.map(fieldOf)
  const entries = Object.entries(node as Record<string, unknown>)
  if (entries.some(([name, value]) => name === NIL && (value === 'true' || value === '1'))) return null
  const children = entries.filter(([name]) => !name.startsWith('@') && name !== TEXT && name !== CDATA)
  if (children.length > 0) return Object.fromEntries(children.map(([name, value]) => [name, fieldOf(value)]))
  const { [TEXT]: text = '', [CDATA]: raw = '' } = node as { [TEXT]?: string; [CDATA]?: string | string[] }
  return decode(text) + [raw].flat().join('')
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five entities that XML itself knows, and characters by number. */
function decode(text: string): string {
  return text.replace(/&([^;\s]{0,20});?/g, (_, name: string) => {
    const known = PREDEFINED[name]
    if (known !== undefined) return known
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (!(point > 0 && point <= 0x10_ffff)) throw new XmlRefused('an entity that XML does not know')
    return String.fromCodePoint(point)
  })
}
