/** A JSON Schema as it stands in the document. */
export type JsonSchema = { readonly [keyword: string]: unknown }

export type SchemaSet = {
  /** The schema as it is used in place: itself, or a reference when it has a name. */
  use(schema: object): JsonSchema
  readonly named: Readonly<Record<string, JsonSchema>>
}

/**
 * TypeBox schemas are JSON Schema 2020-12 already, and their marks are not enumerable. One with an `$id` becomes a component:
 * inside the document an `$id` would move the base of every reference below it (JSON Schema Core §8.2.1).
 */
export function createSchemaSet(): SchemaSet {
  const named: Record<string, JsonSchema> = {}
  const texts = new Map<string, string>()

  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert)
    if (value === null || typeof value !== 'object') return value
    return '$id' in value && typeof value.$id === 'string' ? refer(value.$id, value) : members(value)
  }
  const members = (value: object): JsonSchema =>
    Object.fromEntries(
      Object.entries(value)
        .filter(([keyword, item]) => keyword !== '$id' && item !== undefined)
        .map(([keyword, item]) => [keyword, convert(item)]),
    )
  const refer = (name: string, schema: object): JsonSchema => {
    const text = JSON.stringify(schema)
    if ((texts.get(name) ?? text) !== text) return members(schema)
    if (!texts.has(name)) {
      texts.set(name, text)
      named[name] = members(schema)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  return { use: schema => convert(schema) as JsonSchema, named }
}
