import type { ColumnType, Dimension, Measure } from '../../../kernel/datasets/dataset.ts'
import type { Cell } from './cells.ts'
import { BEFORE, type Grain, type ResolvedQuery } from './query.ts'
import type { Reader } from './readable.ts'

/** A column of an answer; `names` says what its values are called. */
export type ReportColumn = {
  key: string
  label: string
  type: ColumnType
  grain?: Grain
  is_measure: boolean
  is_share?: true
  names?: Record<string, string>
}

type Words = Pick<Reader, 'services' | 'language'>

export const labelOf = (reader: Words, column: Dimension | Measure): string =>
  reader.services.translator.text(reader.language, `column.${column.label ?? column.key}`)

/** What a value is called, where it has another name than itself. */
export function nameOf(reader: Words, column: Dimension, value: string): string | undefined {
  if (column.name) return column.name(reader, value)
  if (!column.values?.of.includes(value)) return undefined
  return reader.services.translator.text(reader.language, `value.${column.values.set}.${value}`)
}

export function columnsOf(reader: Words, { by, measures, before, asOf }: ResolvedQuery): ReportColumn[] {
  const text = (key: string, params?: Record<string, string>) =>
    reader.services.translator.text(reader.language, key, params)
  const labelled = (column: Dimension | Measure): string =>
    asOf !== null && column.isOfNow
      ? text('reports.of_now', { column: labelOf(reader, column) })
      : labelOf(reader, column)
  const groups = by.map(({ key, column, grain }) => ({
    key,
    label: grain ? text(`reports.grain.${grain}`) : labelled(column),
    type: grain ? ('text' as const) : column.type,
    ...(grain && { grain }),
    is_measure: false,
  }))
  const values = measures.map(measure => ({
    key: measure.key,
    label: labelled(measure),
    type: measure.type,
    is_measure: true,
    ...(measure.isShare && { is_share: true as const }),
  }))
  const earlier = values.map(value => ({
    ...value,
    key: `${value.key}${BEFORE}`,
    label: text('reports.before', { measure: value.label }),
  }))
  return [...groups, ...values, ...(before ? earlier : [])]
}

/** Adds to each column the names of those of its values that these rows have. */
export function withNames(
  reader: Words,
  query: ResolvedQuery,
  { columns, rows }: { columns: readonly ReportColumn[]; rows: readonly Cell[][] },
): ReportColumn[] {
  return columns.map((column, index) => {
    const dimension = query.by[index]?.column
    if (!dimension?.name && !dimension?.values) return column
    const names: Record<string, string> = {}
    for (const row of rows) {
      const value = row[index]
      if (typeof value !== 'string' || Object.hasOwn(names, value)) continue
      const name = nameOf(reader, dimension, value)
      if (name !== undefined) names[value] = name
    }
    return { ...column, names }
  })
}
