import { sql } from 'kysely'
import type { Dimension, Fragment, Measure } from '../../../kernel/datasets/dataset.ts'
import { dayIn } from '../../../kernel/days/zone.ts'
import type { ResolvedFilter, ResolvedQuery, Span } from './query.ts'

/**
 * The statement of a report. Names come from the declaration of the dataset alone, values of the request are parameters, and columns
 * are known by their places.
 */
export function createStatement(query: ResolvedQuery, tenant: string): Fragment {
  const rows = query.before ? comparedRows(query, tenant) : plainRows(query, tenant)
  return sql`/* reads all: a report reads what it is about, on connections of its own and for a bounded time */
    select ${sql.join(shownColumns(query))} from (${rows}) q ${orderOf(query)} limit ${query.limit + 1}`
}

/** Times in words, once for each group and not for each row; all else as it was computed. */
const shownColumns = ({ by, measures, before }: ResolvedQuery): Fragment[] => [
  ...by.map(({ grain }, index) =>
    grain === null
      ? place(index)
      : sql`to_char(${place(index)}, ${FORMATS[grain] ?? 'YYYY-MM-DD'}::text) as ${place(index)}`,
  ),
  ...Array.from({ length: measures.length * (before ? 2 : 1) }, (_, index) => place(by.length + index)),
]

const place = (index: number): Fragment => sql.raw(`c${index}`)

function plainRows(query: ResolvedQuery, tenant: string): Fragment {
  return rowsOf(query, tenant, { span: query.span, shift: null })
}

/** Both periods one above the other, then brought together: a group that one of them lacks has no value there. */
function comparedRows(query: ResolvedQuery, tenant: string): Fragment {
  const groups = query.by.map((_, index) => place(index))
  const values = query.measures.map((_, index) => place(index + groups.length))
  const none = values.map(value => sql`null as ${value}`)
  const before = values.map(
    (value, index) => sql`${value} as ${place(groups.length + values.length + index)}`,
  )
  const beforeNone = values.map((_, index) => sql`null as ${place(groups.length + values.length + index)}`)
  const together = [...values, ...values.map((_, index) => place(groups.length + values.length + index))]
  const now = rowsOf(query, tenant, { span: query.span, shift: null })
  const then = rowsOf(query, tenant, { span: query.before, shift: query.before })
  return sql`
    select ${sql.join([...groups, ...together.map(value => sql`max(${value}) as ${value}`)])}
      from (select ${sql.join([...groups, ...values, ...beforeNone])} from (${now}) n
            union all
            select ${sql.join([...groups, ...none, ...before])} from (${then}) b) both_periods
      ${groupBy(groups.length)}`
}

type Part = { readonly span: Span | null; readonly shift: ResolvedQuery['before'] }

function rowsOf(query: ResolvedQuery, tenant: string, { span, shift }: Part): Fragment {
  const groups = query.by.map(({ column, grain }) => {
    if (grain !== null) return bucketOf(localTime(column, query.zone), { grain, shift })
    // Groups are told apart by their bytes, which costs a fraction of an order of words; that one is for the rows that are shown.
    return column.type === 'text' && query.measures.length > 0 ? sql`(${column.sql}) collate "C"` : column.sql
  })
  const conditions = [
    ...(span === null ? [] : [periodOf(query, span)]),
    ...query.filters.map(conditionOf),
  ].map(condition => sql` and (${condition})`)
  const { from, order } = query.dataset
  const source = sql`${from({ tenant, asOf: query.asOf, reader: query.reader })}${sql.join(conditions, sql``)}`
  if (query.measures.length === 0)
    return sql`select ${sql.join([...groups, order.last].map(named))} ${source}`
  const distinct = distinctOf(query.measures)
  return distinct
    ? countedInTwoSteps(query.measures, { groups, source, distinct })
    : sql`select ${sql.join([...groups, ...query.measures.map(measure => measure.sql)].map(named))}
            ${source} ${groupBy(groups.length)}`
}

const named = (column: Fragment, index: number): Fragment => sql`${column} as ${place(index)}`

/** The one thing whose different values are counted, where all else adds up. */
function distinctOf(measures: readonly Measure[]): Fragment | undefined {
  const [first, ...others] = measures.filter(({ distinct }) => distinct !== undefined)
  const rest = measures.filter(measure => measure !== first)
  return others.length === 0 && rest.every(({ isSum }) => isSum) ? first?.distinct : undefined
}

type Counted = {
  readonly groups: readonly Fragment[]
  readonly source: Fragment
  readonly distinct: Fragment
}

/** First by what is counted, then those groups: hash tables tell values apart, while `count(distinct …)` sorts every single row. */
function countedInTwoSteps(measures: readonly Measure[], { groups, source, distinct }: Counted): Fragment {
  const width = groups.length
  const parts = measures.map(measure => (measure.distinct ? sql`null::bigint` : measure.sql))
  const totals = measures.map((measure, index) =>
    measure.distinct ? sql`count(counted)` : sql`coalesce(sum(${place(width + index)}), 0)::bigint`,
  )
  return sql`
    select ${sql.join([...groups.map((_, index) => place(index)), ...totals].map(named))}
      from (select ${sql.join([...groups, ...parts].map(named))}, ${distinct} as counted
              ${source} ${groupBy(width, [width + measures.length])}) parts
      ${groupBy(width)}`
}

/** By places: an expression with a parameter in it would count as another one when it is repeated. */
function groupBy(count: number, others: readonly number[] = []): Fragment {
  const places = [...Array.from({ length: count }, (_, index) => index), ...others]
  return places.length === 0 ? sql`` : sql`group by ${sql.raw(places.map(index => index + 1).join(', '))}`
}

function periodOf({ dataset, zone }: ResolvedQuery, { from, to }: Span): Fragment {
  const { sql: time, type } = dataset.dimensions.get(dataset.time!)!
  const [first, end] = type === 'date' ? [dayIn(zone, from.getTime()), dayIn(zone, to.getTime())] : [from, to]
  return sql`${time} >= ${first} and ${time} < ${end}`
}

const FORMATS: Readonly<Record<string, string>> = { hour: 'YYYY-MM-DD HH24:MI' }

type Bucket = { readonly grain: string; readonly shift: Part['shift'] }

/** What the clock of the zone shows; a day is the same on every clock. */
const localTime = (column: Dimension, zone: string): Fragment =>
  column.type === 'date' ? sql`${column.sql}::timestamp` : sql`${column.sql} at time zone ${zone}::text`

/** The beginning of an hour, day, week … on the clock of the zone. */
function bucketOf(local: Fragment, { grain, shift }: Bucket): Fragment {
  const shifted = shift
    ? sql`${local} + make_interval(months => ${shift.months}::int, days => ${shift.days}::int)`
    : local
  return sql`date_trunc(${grain}::text, ${shifted})`
}

function conditionOf({ column, op, value }: ResolvedFilter): Fragment {
  const { sql: it } = column
  switch (op) {
    case 'eq':
      return sql`${it} = ${value}`
    case 'ne':
      return sql`${it} is distinct from ${value}`
    case 'in':
      return sql`${it} = any (${value})`
    case 'contains':
      return sql`strpos(lower(${it}), lower(${value}::text)) > 0`
    case 'gte':
    case 'within_days':
      return sql`${it} >= ${value}`
    case 'lt':
      return sql`${it} < ${value}`
    case 'is_empty':
      return sql`${it} is null`
    case 'not_empty':
      return sql`${it} is not null`
    case 'not_within_days':
      return sql`coalesce(${it} < ${value}, true)`
  }
}

function orderOf({ dataset, sort, by, measures, before }: ResolvedQuery): Fragment {
  const isText = (index: number) => {
    const one = by[index]
    return one !== undefined && one.column.type === 'text' && one.grain === null
  }
  const columns = sort.map(({ place: index, descending }) => {
    const name = isText(index) ? sql`${place(index)} collate platform.names` : place(index)
    // It is never empty, and an index in its order is read only where the order says nothing of empty values.
    if (by[index]?.key === dataset.time) return descending ? sql`${name} desc` : name
    return descending ? sql`${name} desc nulls last` : sql`${name} asc nulls last`
  })
  const width = by.length + measures.length * (before ? 2 : 1)
  // In a list the column behind the last breaks ties; groups differ in what they are grouped by.
  const ties = measures.length === 0 ? [sql`${place(width)}`] : by.map((_, index) => place(index))
  const direction = sort[0]?.descending && measures.length === 0 ? sql` desc` : sql``
  const all = [...columns, ...ties.map(tie => sql`${tie}${direction}`)]
  return all.length === 0 ? sql`` : sql`order by ${sql.join(all)}`
}
