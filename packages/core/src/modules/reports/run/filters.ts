import type { ColumnType, Dimension } from '../../../kernel/datasets/dataset.ts'
import { isDay } from '../../../kernel/days/day.ts'
import { dayIn, momentIn } from '../../../kernel/days/zone.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import type { DatasetQuery, FilterValue, Operator, ResolvedFilter } from './query.ts'

type Given = NonNullable<DatasetQuery['filters']>[number]
type Place = { readonly path: string; readonly zone: string; readonly now: number }

const MOST_VALUES = 100
const MOST_DAYS = 36_500
const DAY_MS = 86_400_000

/** What each kind of column can be asked. */
const OPERATORS_OF: Readonly<Record<ColumnType, readonly Operator[]>> = {
  text: ['eq', 'ne', 'in', 'contains', 'is_empty', 'not_empty'],
  number: ['eq', 'ne', 'gte', 'lt', 'is_empty', 'not_empty'],
  boolean: ['eq', 'is_empty', 'not_empty'],
  time: ['gte', 'lt', 'within_days', 'not_within_days', 'is_empty', 'not_empty'],
  date: ['gte', 'lt', 'within_days', 'not_within_days', 'is_empty', 'not_empty'],
}

export const operatorsOf = (type: ColumnType): readonly Operator[] => OPERATORS_OF[type]

/** A filter whose value has the type of its column: it becomes a parameter. */
export function resolveFilter(column: Dimension, { op, value }: Given, place: Place): ResolvedFilter {
  if (!OPERATORS_OF[column.type].includes(op))
    throw invalid({ path: place.path.replace(/value$/, 'op'), code: 'unknown_operator' })
  return { column, op, value: parameterOf(column, { op, value }, place) }
}

function parameterOf(
  column: Dimension,
  { op, value }: Pick<Given, 'op' | 'value'>,
  { path, zone, now }: Place,
): ResolvedFilter['value'] {
  const refuse = () => invalid({ path, code: 'wrong_value' })
  if (op === 'is_empty' || op === 'not_empty') {
    if (value !== undefined) throw refuse()
    return null
  }
  if (op === 'within_days' || op === 'not_within_days') {
    if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > MOST_DAYS) throw refuse()
    const since = now - Number(value) * DAY_MS
    return column.type === 'date' ? dayIn(zone, since) : new Date(since)
  }
  if (op === 'in') {
    const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_VALUES
    if (!isList || !value.every(one => typeof one === 'string')) throw refuse()
    return value
  }
  return single(column.type, value, { zone, refuse })
}

function single(
  type: ColumnType,
  value: FilterValue | undefined,
  { zone, refuse }: { zone: string; refuse: () => Error },
): FilterValue | Date {
  if (type === 'text' && typeof value === 'string') return value
  if (type === 'number' && typeof value === 'number') return value
  if (type === 'boolean' && typeof value === 'boolean') return value
  if (type === 'date' && typeof value === 'string' && isDay(value)) return value
  if (type === 'time' && typeof value === 'string' && isDay(value)) return momentIn(zone, value)
  if (type === 'time' && typeof value === 'string' && isMoment(value)) return new Date(value)
  throw refuse()
}

/** RFC 3339. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))
