import { invalid } from './problem.ts'

export type Page<T> = {
  items: T[]
  next_cursor: string | null
  total?: number
  /** There are more than were counted. */
  total_is_lower_bound?: true
}

export type CursorValue = string | number | null

/** An opaque keyset cursor: the sort key and id of the last row seen. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

export function decodeCursor(cursor: string | undefined, length: number): CursorValue[] | null {
  if (cursor === undefined) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(values) && values.length === length && values.every(isCursorValue)) return values
  } catch {
    // Fall through.
  }
  throw invalidCursor()
}

/** A cursor that was not made here, or for another order. */
export const invalidCursor = () => invalid({ path: '/cursor', code: 'invalid_cursor' })

const isCursorValue = (value: unknown) =>
  value === null ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && !value.includes('\0'))

/** Rows were read with one more than the limit: its presence says that there is a next page. */
export function toPage<T>(rows: T[], limit: number, cursorOf: (row: T) => readonly CursorValue[]): Page<T> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    next_cursor: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  }
}

/** A page of a short list that is already in memory, in the order of its keys. */
export function pageInMemory<T>(
  items: readonly T[],
  query: { limit?: number; cursor?: string; count?: boolean },
  { keyOf, descending = false }: { keyOf(item: T): string; descending?: boolean },
): Page<T> {
  const after = decodeCursor(query.cursor, 1)?.[0]
  if (after !== undefined && typeof after !== 'string') throw invalidCursor()
  const sorted = [...items].sort((one, other) => (keyOf(one) < keyOf(other) === descending ? 1 : -1))
  const isBehind = (item: T) =>
    after === undefined || (descending ? keyOf(item) < after : keyOf(item) > after)
  const page = toPage(sorted.filter(isBehind), query.limit ?? 50, item => [keyOf(item)])
  return query.count ? { ...page, total: items.length } : page
}
