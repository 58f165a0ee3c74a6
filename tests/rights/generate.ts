import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)

/** What a careless or hostile caller might put into a field: ids of everything there is, keys, permissions, addresses of their own. */
export type Pool = { readonly ids: readonly string[]; readonly words: readonly string[] }

type Loose = Record<string, unknown> & {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Loose[]
  items?: Loose
  properties?: Record<string, Loose>
  patternProperties?: Record<string, Loose>
  required?: readonly string[]
  minimum?: number
}

/** Values that fit a schema. Each is tried alone, so the number of bodies grows with the fields and not with their product. */
export const valuesFor = (schema: object, pool: Pool): unknown[] => fitting(schema as Loose, pool)

const fitting = (schema: Loose, pool: Pool): unknown[] => {
  const isFit: ValidateFunction = ajv.compile(schema)
  return candidates(schema, pool).filter(value => isFit(value))
}

function candidates(schema: Loose, pool: Pool): unknown[] {
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return [...schema.enum]
  if (schema.anyOf) return schema.anyOf.flatMap(one => candidates(one, pool))
  if (schema.type === 'object') return objects(schema, pool)
  if (schema.type === 'array') return arrays(schema, pool)
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'integer' || schema.type === 'number') return [schema.minimum ?? 1]
  if (schema.type === 'null') return [null]
  return schema.type === 'string' ? [...pool.words, ...pool.ids] : ['x']
}

function arrays({ items }: Loose, pool: Pool): unknown[] {
  const one = items ? fitting(items, pool) : []
  return [...one.map(value => [value]), one, []]
}

/** Text for people to read: one is as good as another. */
const PROSE = new Set(['name', 'description', 'reason', 'comment', 'note', 'password'])

function objects(schema: Loose, pool: Pool): unknown[] {
  const entry = Object.values(schema.patternProperties ?? {})[0]
  if (entry)
    return fitting(entry, pool).map(value => Object.fromEntries(pool.words.map(word => [word, value])))
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fitting(field, pool).slice(0, PROSE.has(name) ? 1 : undefined)] as const,
  )
  const isNeeded = (name: string) => schema.required?.includes(name) ?? false
  const least = Object.fromEntries(
    fields
      .filter(([name, values]) => isNeeded(name) && values.length > 0)
      .map(([name, [first]]) => [name, first]),
  )
  return [least, ...fields.flatMap(([name, values]) => values.map(value => ({ ...least, [name]: value })))]
}
