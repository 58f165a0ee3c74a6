import type { TSchema } from 'typebox'

type Json = { readonly [key: string]: unknown }

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A schema that fast-json-stringify writes without judging first. For every `anyOf` it asks Ajv which branch fits, for each value of each
 * row; where the branches are one type and null, or texts, nothing has to be asked. What is written is the same.
 */
export function serialiserSchema(schema: TSchema): TSchema {
  return simplified(schema) as TSchema
}

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified)
  if (!isRecord(value)) return value
  const inside = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, simplified(part)]))
  return Array.isArray(inside['anyOf']) ? withoutChoice(inside, inside['anyOf']) : inside
}

function withoutChoice({ anyOf: _, ...beside }: Json, branches: readonly unknown[]): Json {
  const all = branches.filter(isRecord)
  const others = all.filter(({ type }) => type !== 'null')
  const nullable = others.length < all.length ? { nullable: true } : {}
  const [only] = others
  if (others.length === 1 && typeof only!['type'] === 'string' && only!['const'] === undefined)
    return { ...only, ...beside, ...nullable }
  if (others.every(isText)) return { ...beside, type: 'string', ...nullable }
  return { ...beside, anyOf: branches }
}

const isText = ({ type, const: constant, enum: values }: Json): boolean =>
  (type === 'string' && typeof constant === 'string') ||
  (Array.isArray(values) && values.every(each => typeof each === 'string'))
