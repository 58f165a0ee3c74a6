import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** The XML is not what the wire allows. The message names the rule that was broken and never quotes the document. */
export class XmlRefused extends Error {
  override name = 'XmlRefused'
}

const MAX_DEPTH = 24
const TEXT = '#text'
const CDATA = '#cdata'

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

export type XmlElement = {
  /** Without prefixes of namespaces. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly text: string
  /** Those of one name stand together. */
  readonly children: readonly XmlElement[]
}

/**
 * A document type is refused before anything reads it: with it go entities of every kind. The parser takes cut documents and several
 * roots kindly, so they are refused here.
 */
export function readXml(xml: string, maxElements = 20_000): XmlElement {
  if (/<!(?!\[CDATA\[|--)/.test(xml)) throw new XmlRefused('document types and entities are not allowed')
  if ((xml.match(/<[^/!?]/g)?.length ?? 0) > maxElements) throw new XmlRefused('too many elements')
  if (XMLValidator.validate(xml) !== true) throw new XmlRefused('not well formed')
  let tree: unknown
  try {
    tree = parser.parse(xml)
  } catch {
    throw new XmlRefused('nested too deeply, or a name that is not allowed')
  }
  const [root, ...others] = childrenIn(tree)
  if (!root || others.length > 0) throw new XmlRefused('not one root')
  return root
}

function childrenIn(node: unknown): XmlElement[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@') && name !== TEXT && name !== CDATA)
    .flatMap(([name, value]) => [value].flat().map(one => elementOf(name, one)))
}

function elementOf(name: string, node: unknown): XmlElement {
  if (typeof node === 'string') return { name, attributes: new Map(), text: decode(node), children: [] }
  const { [TEXT]: text = '', [CDATA]: raw = '' } = node as { [TEXT]?: string; [CDATA]?: string | string[] }
  const attributes = Object.entries(node as Record<string, unknown>)
    .filter(([key]) => key.startsWith('@'))
    .map(([key, value]) => [key.slice(1), decode(String(value))] as const)
  return {
    name,
    attributes: new Map(attributes),
    text: decode(text) + [raw].flat().join(''),
    children: childrenIn(node),
  }
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
