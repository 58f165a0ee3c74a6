import { el, text } from './dom.js'

const SAMPLES = {
  uuid: '01890a5d-ac96-774b-bcce-b302099a8057',
  'date-time': '2026-01-31T08:00:00.000Z',
  date: '2026-01-31',
  email: 'bat@example.mn',
  uri: 'https://example.mn',
}

/** Follows `$ref` inside the document. */
export const resolve = (document, schema = {}) =>
  schema.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[key], document)
    : schema

const branchesOf = schema => schema.anyOf ?? schema.oneOf
const isNull = schema => schema.type === 'null'

/** A value that fits the schema; with `onlyRequired`, the least that does. */
export function exampleOf(document, given, onlyRequired = false, depth = 0) {
  const schema = resolve(document, given)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const branches = branchesOf(schema)
  if (branches)
    return exampleOf(document, branches.find(branch => !isNull(branch)) ?? branches[0], onlyRequired, depth)
  if (schema.type === 'object' || schema.properties)
    return objectExample(document, schema, onlyRequired, depth)
  if (schema.type === 'array')
    return depth > 6 ? [] : [exampleOf(document, schema.items, onlyRequired, depth + 1)]
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return SAMPLES[schema.format] ?? 'string'
}

function objectExample(document, schema, onlyRequired, depth) {
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !onlyRequired || required.has(name),
  )
  if (depth > 6) return {}
  return Object.fromEntries(
    entries.map(([name, item]) => [name, exampleOf(document, item, onlyRequired, depth + 1)]),
  )
}

/** The type in a few characters: `string · uuid`, `"a" | "b"`, `object[]`. */
export function typeOf(document, given) {
  const schema = resolve(document, given)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const branches = branchesOf(schema)
  if (branches) return branches.map(branch => typeOf(document, branch)).join(' | ')
  if (schema.type === 'array') return `${typeOf(document, schema.items)}[]`
  return [schema.type ?? 'any', schema.format].filter(Boolean).join(' · ')
}

/** Limits in signs that need no translation. */
export function limitsOf(document, given) {
  const schema = resolve(document, given)
  const unit = schema.type === 'string' ? ' chars' : ''
  const [low, high] = [
    schema.minLength ?? schema.minimum ?? schema.minItems,
    schema.maxLength ?? schema.maximum ?? schema.maxItems,
  ]
  const range = low !== undefined || high !== undefined ? `${low ?? 0}–${high ?? '∞'}` : ''
  const parts = [range && (unit ? `|${range}|` : range), schema.pattern && `/${schema.pattern}/`]
  if (schema.default !== undefined) parts.push(`= ${JSON.stringify(schema.default)}`)
  return parts.filter(Boolean).join('  ')
}

/** The members below a schema, wherever they are: in the object, the items of the array, the branch that is not null. */
function membersOf(document, given) {
  const schema = resolve(document, given)
  const inner = schema.items ?? branchesOf(schema)?.find(branch => !isNull(branch))
  return inner ? membersOf(document, inner) : schema
}

/** The structure as a nested list. */
export function schemaTree(document, given, depth = 0) {
  const schema = membersOf(document, given)
  const required = new Set(schema.required)
  const entries = Object.entries(schema.properties ?? {})
  if (entries.length === 0) return depth === 0 ? el('p', {}, el('code', {}, typeOf(document, given))) : null
  return el(
    'ul',
    { class: 'tree' },
    entries.map(([name, item]) => treeItem(document, { name, item, depth, isRequired: required.has(name) })),
  )
}

function treeItem(document, { name, item, depth, isRequired }) {
  const { description } = resolve(document, item)
  const limits = limitsOf(document, item)
  return el(
    'li',
    {},
    el('code', { class: 'member' }, name),
    ' ',
    el('code', { class: 'type' }, typeOf(document, item)),
    limits && [' ', el('code', { class: 'type' }, limits)],
    isRequired && [' ', el('span', { class: 'needed' }, text('required'))],
    description && el('p', { class: 'hint', dir: 'auto' }, description),
    depth < 6 && schemaTree(document, item, depth + 1),
  )
}
