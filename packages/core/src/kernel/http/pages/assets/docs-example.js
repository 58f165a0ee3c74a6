import { branchesOf, isNull, resolve } from './docs-schema.js'

const BY_FORMAT = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-01-31T08:00:00.000Z',
  date: '2026-01-31',
  email: 'bat@example.mn',
  uri: 'https://example.mn',
}

const BY_NAME = {
  email: 'bat@example.mn',
  name: 'Бат',
  slug: 'altan-bogd',
  phone: '+976 9911 2233',
  ip: '203.0.113.7',
}

const DEEPEST = 7

/** A value that fits the schema; with `isLeast`, the least that does. */
export function exampleOf(document, given, { isLeast = false, name = '', depth = 0 } = {}) {
  const schema = resolve(document, given)
  const fixed = schema.default ?? schema.const ?? schema.enum?.[0]
  if (fixed !== undefined) return fixed
  const inner = item => exampleOf(document, item, { isLeast, name, depth: depth + 1 })
  const branches = branchesOf(schema)
  if (branches) return inner(branches.find(branch => !isNull(branch)) ?? branches[0])
  if (schema.properties) return depth > DEEPEST ? {} : objectExample(document, schema, { isLeast, depth })
  if (schema.type === 'array') return depth > DEEPEST ? [] : [inner(schema.items)]
  return plainExample(schema, name)
}

function objectExample(document, { properties, required = [] }, { isLeast, depth }) {
  const entries = Object.entries(properties).filter(([name]) => !isLeast || required.includes(name))
  return Object.fromEntries(
    entries.map(([name, item]) => [name, exampleOf(document, item, { isLeast, name, depth: depth + 1 })]),
  )
}

function plainExample({ type, format, minimum }, name) {
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'object') return {}
  return BY_FORMAT[format] ?? BY_NAME[name] ?? 'string'
}
