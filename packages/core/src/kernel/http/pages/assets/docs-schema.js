import { el, text } from './dom.js'

/** Follows `$ref` inside the document. */
export const resolve = (document, schema = {}) =>
  schema.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[key], document)
    : schema

export const branchesOf = schema => schema.anyOf ?? schema.oneOf
export const isNull = schema => schema.type === 'null'

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

const rangeOf = (low, high) =>
  low === undefined ? `≤ ${high}` : high === undefined ? `≥ ${low}` : `${low}–${high}`

/** What a value must keep to, beside its type. */
export function limitsOf(document, given) {
  const whole = resolve(document, given)
  const schema = resolve(document, branchesOf(whole)?.find(branch => !isNull(branch)) ?? whole)
  const { minimum, maximum, pattern, default: usual } = schema
  const [shortest, longest] = [schema.minLength ?? schema.minItems, schema.maxLength ?? schema.maxItems]
  return [
    (minimum ?? maximum) !== undefined && el('code', {}, rangeOf(minimum, maximum)),
    (shortest ?? longest) !== undefined && text('length', { range: rangeOf(shortest, longest) }),
    pattern && el('code', {}, `/${pattern}/`),
    usual !== undefined && el('code', {}, `= ${JSON.stringify(usual)}`),
  ]
    .filter(Boolean)
    .flatMap(limit => [' ', limit])
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
  return el(
    'li',
    {},
    el('code', { class: 'member' }, name),
    ' ',
    el('code', { class: 'type' }, typeOf(document, item)),
    el('span', { class: 'type' }, limitsOf(document, item)),
    isRequired && [' ', el('span', { class: 'needed' }, text('required'))],
    description && el('p', { class: 'hint', dir: 'auto' }, description),
    depth < 6 && schemaTree(document, item, depth + 1),
  )
}
