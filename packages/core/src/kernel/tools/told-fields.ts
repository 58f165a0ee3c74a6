/** Longer text is cut: what a person wrote about themself is context, and no place for instructions. */
const LONGEST_TEXT = 200
const MOST_ENTRIES = 20

type Fields = Readonly<Record<string, unknown>>

export const fieldAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value === null ? null : (value as Fields | undefined)?.[name]), record)

function cut(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(cut)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]))
  return value
}

/** The declared fields of a record, and nothing else. `roles.name` of a list tells the name of each. */
export function toldOf(record: unknown, fields: readonly string[]): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  for (const field of fields) {
    const [first = '', ...rest] = field.split('.')
    const value = fieldAt(record, first)
    const deeper = rest.join('.')
    const shown =
      deeper === ''
        ? value
        : Array.isArray(value)
          ? value.map(one => fieldAt(one, deeper))
          : fieldAt(value, deeper)
    if (shown !== undefined && shown !== null) told[field] = cut(shown)
  }
  return told
}
