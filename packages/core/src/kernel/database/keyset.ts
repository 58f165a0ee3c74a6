import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isUuid } from '../crypto/uuid.ts'
import {
  type CursorValue,
  decodeCursor,
  encodeCursor,
  invalidCursor,
  type Page,
  toPage,
} from '../http/page.ts'

/** What a caller may say of a page; the same three words in every list. */
export type PageQuery = { limit?: number; cursor?: string; count?: boolean }

/** One column of an order: how a statement names it, and what a row has in it. */
export type KeysetColumn<Row> = {
  readonly key: RawBuilder<unknown>
  value(row: Row): CursorValue
  /** The value of a cursor, typed as the column is: only then can an index find the place. Null when it does not fit. */
  bound(value: CursorValue): RawBuilder<unknown> | null
  /** The value of a cursor, from what PostgreSQL writes into JSON; the same unless said. */
  fromJson?(value: CursorValue): CursorValue
}

/** An order of a list. The last column is unique, so that no two rows share a place. */
export type KeysetOrder<Row> = {
  /** A cursor belongs to the order it was made in. */
  readonly name: string
  readonly descending: boolean
  readonly columns: readonly KeysetColumn<Row>[]
}

/** What a statement needs in order to read one page. */
export type PageCut = {
  readonly after: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly limit: RawBuilder<unknown>
}

export type KeysetList<Row> = {
  readonly order: KeysetOrder<Row>
  select(cut: PageCut): RawBuilder<Row>
  /** All that the filter finds, from `from` on: counted for callers who ask for it. */
  readonly found?: RawBuilder<unknown>
  /**
   * For a filter that no index knows: the rows that it is asked of, from `from` on, narrowed by all that an index does know. A page
   * looks at so many of them and no more; where the list goes on, so does the cursor, even if the page is not full. A function where they
   * are put together from several indexes, each of which has to know what was looked at before.
   */
  readonly searched?: RawBuilder<unknown> | ((window: SearchWindow) => RawBuilder<unknown>) | undefined
  /** What is counted is found by an index, also where a page has to look for it. */
  readonly isCountIndexed?: boolean
  /** How many of them are counted at most; a list that is small by nature, or must be told to the last one, has no bound. */
  readonly countAtMost?: number
}

/** What is looked at next: what comes behind a place, and the number of rows that are needed. */
export type SearchWindow = { readonly after: RawBuilder<unknown>; readonly rows: RawBuilder<unknown> }

const DEFAULT_LIMIT = 50
/** Counting more would cost more than the page; whoever reads the number learns that there are more. */
export const COUNT_AT_MOST = 10_000
/** Rows that one page looks at for what no index knows. */
export const LOOK_AT_MOST = 2000

/** Reads one page behind the place that a cursor names: rows added meanwhile never move it. */
export async function selectPage<Row>(
  tx: Kysely<object>,
  query: PageQuery,
  list: KeysetList<Row>,
): Promise<Page<Row>> {
  const { order, select, found } = list
  const limit = query.limit ?? DEFAULT_LIMIT
  const after = afterCursor(query.cursor, order)
  const end = await findEnd(tx, list, { after, most: LOOK_AT_MOST })
  const cut = { after: sql`${after}${until(order, end)}`, order: orderBy(order), limit: sql.lit(limit + 1) }
  const { rows } = await select(cut).execute(tx)
  const page = toPage(rows, limit, row => [order.name, ...order.columns.map(({ value }) => value(row))])
  if (end && page.next_cursor === null) page.next_cursor = encodeCursor([order.name, ...end])
  if (!query.count || !found) return page
  return { ...page, ...(await countFound(tx, list, found)) }
}

async function countFound<Row>(
  tx: Kysely<object>,
  list: KeysetList<Row>,
  found: RawBuilder<unknown>,
): Promise<{ total: number; total_is_lower_bound?: true }> {
  const { order, isCountIndexed, countAtMost: atMost = COUNT_AT_MOST } = list
  const end = isCountIndexed ? undefined : await findEnd(tx, list, { after: sql`true`, most: atMost })
  const bound = atMost === Number.POSITIVE_INFINITY ? sql`` : sql`limit ${sql.lit(atMost + 1)}`
  const { rows } = await sql<{
    count: number
  }>`select count(*) from (select ${found}${until(order, end)} ${bound}) found`.execute(tx)
  const { count } = rows[0]!
  if (count > atMost) return { total: atMost, total_is_lower_bound: true }
  return end ? { total: count, total_is_lower_bound: true } : { total: count }
}

type Place = readonly CursorValue[]

/** The last row that may be looked at, where rows follow it. */
async function findEnd<Row>(
  tx: Kysely<object>,
  { searched, order }: KeysetList<Row>,
  { after, most }: { after: RawBuilder<unknown>; most: number },
): Promise<Place | undefined> {
  if (!searched) return undefined
  const keys = sql.join(order.columns.map(({ key }) => key))
  const looked =
    typeof searched === 'function'
      ? searched({ after, rows: sql.lit(most + 1) })
      : sql`${searched} and ${after}`
  const { rows } = await sql<{ place: Place }>`
    /* reads much: the end of what is looked at is counted off by the index */
    select json_build_array(${keys}) as place ${looked} order by ${orderBy(order)}
    offset ${sql.lit(most - 1)} limit 2`.execute(tx)
  if (rows.length < 2) return undefined
  return order.columns.map(({ fromJson }, n) => fromJson?.(rows[0]!.place[n]!) ?? rows[0]!.place[n]!)
}

function until<Row>(order: KeysetOrder<Row>, end: Place | undefined): RawBuilder<unknown> {
  if (!end) return sql``
  const keys = sql.join(order.columns.map(({ key }) => key))
  const bounds = sql.join(order.columns.map(({ bound }, n) => bound(end[n]!)))
  return sql` and (${keys}) ${order.descending ? sql`>=` : sql`<=`} (${bounds})`
}

function afterCursor<Row>(cursor: string | undefined, order: KeysetOrder<Row>): RawBuilder<unknown> {
  const values = decodeCursor(cursor, order.columns.length + 1)
  if (values === null) return sql`true`
  const [madeFor, ...place] = values
  if (madeFor !== order.name) throw invalidCursor()
  const bounds = order.columns.map(({ bound }, n) => {
    const value = bound(place[n]!)
    if (value === null) throw invalidCursor()
    return value
  })
  const keys = order.columns.map(({ key }) => key)
  return sql`(${sql.join(keys)}) ${order.descending ? sql`<` : sql`>`} (${sql.join(bounds)})`
}

function orderBy<Row>({ columns, descending }: KeysetOrder<Row>): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  return sql.join(columns.map(({ key }) => sql`${key} ${direction}`))
}

/** The order that a `sort` parameter asks for: a field, or with a minus before it the same backwards. */
export function sortedBy<Row, Field extends string>(
  orders: Readonly<Record<Field, readonly KeysetColumn<Row>[]>>,
  sort: Field | `-${Field}`,
): KeysetOrder<Row> {
  return {
    name: sort,
    descending: sort.startsWith('-'),
    columns: orders[sort.replace(/^-/, '') as Field],
  }
}

/** Ids are made of the time, so their order is the order of creation. */
export const newestFirst = <Row extends { id: string }>(id: RawBuilder<unknown>): KeysetOrder<Row> => ({
  name: '-id',
  descending: true,
  columns: [uuidKey(id, row => row.id)],
})

export const uuidKey = <Row>(key: RawBuilder<unknown>, value: (row: Row) => string): KeysetColumn<Row> => ({
  key,
  value,
  bound: given => (isUuid(given) ? sql`${given}::uuid` : null),
})

const isTime = (value: CursorValue): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

/** Who has no time stands before everyone who has one, when the statement says `coalesce(…, '-infinity')`. */
export const timeKey = <Row>(
  key: RawBuilder<unknown>,
  value: (row: Row) => string | null,
): KeysetColumn<Row> => ({
  key,
  value: row => value(row) ?? '-infinity',
  bound: given => (given === '-infinity' || isTime(given) ? sql`${given}::timestamptz` : null),
  fromJson: given => (given === '-infinity' ? given : new Date(String(given)).toISOString()),
})

const COLLATIONS = {
  /** As people read names, in every alphabet. */
  names: sql`collate platform.names`,
  /** By the bytes of the characters. */
  bytes: sql`collate "C"`,
  /** As the column itself is ordered. */
  own: sql``,
}

export const textKey = <Row>(
  column: RawBuilder<unknown>,
  value: (row: Row) => string,
  collation: keyof typeof COLLATIONS,
): KeysetColumn<Row> => ({
  key: sql`${column} ${COLLATIONS[collation]}`,
  value,
  bound: given => (typeof given === 'string' ? sql`${given}::text ${COLLATIONS[collation]}` : null),
})

const INTEGER_TYPES = { integer: sql`::integer`, bigint: sql`::bigint` }

export const integerKey = <Row>(
  key: RawBuilder<unknown>,
  value: (row: Row) => number,
  type: keyof typeof INTEGER_TYPES,
): KeysetColumn<Row> => ({
  key,
  value,
  bound: given => (isInteger(given, type) ? sql`${given}${INTEGER_TYPES[type]}` : null),
})

const isInteger = (value: CursorValue, type: keyof typeof INTEGER_TYPES): boolean =>
  Number.isSafeInteger(value) && (type === 'bigint' || Math.abs(value as number) < 2 ** 31)

/** All of a list, page by page: for files that leave as a stream. */
export async function* everyPage<Row>(
  read: (query: PageQuery) => Promise<Page<Row>>,
  limit: number,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined
  do {
    const page: Page<Row> = await read({ limit, ...(cursor && { cursor }) })
    if (page.items.length > 0) yield page.items
    cursor = page.next_cursor ?? undefined
  } while (cursor)
}
