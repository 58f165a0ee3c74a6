import { useMediaQuery } from '@mantine/hooks'
import { fmt } from '@tamga/formats'
import type { Report, ReportResult } from '../../data/reports/reports.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { Chart } from './chart.tsx'
import { withEmptyBuckets } from './time-buckets.ts'

type Column = ReportResult['columns'][number]
type Cell = ReportResult['rows'][number][number]

const MOST_POINTS = 370

/** How a cell is read in the language of the page and on the clock of the report. */
export function useCells({ zone }: ReportResult): (column: Column, cell: Cell) => string {
  const t = useTexts(partsTexts)
  const { language } = useLanguage()
  return (column, cell) => {
    if (cell === null) return '—'
    if (typeof cell === 'boolean') return t(cell ? 'parts.yes' : 'parts.no')
    if (typeof cell === 'number') return numberText(language, column, cell)
    if (column.type === 'time') return fmt.dateTime(language, new Date(cell), { timeZone: zone })
    return column.names?.[cell] ?? cell
  }
}

const numberText = (
  language: Parameters<typeof fmt.number>[0],
  { is_share }: Column,
  value: number,
): string =>
  is_share ? `${fmt.number(language, Math.round(value * 1000) / 10)} %` : fmt.number(language, value)

type ResultChartProps = {
  result: ReportResult
  chart: Report['chart']
  label: string
  size?: 'large' | 'small'
}

/** The measures of a report over what it is grouped by; nothing where that cannot be drawn. */
export function ResultChart({ result, chart, label, size }: ResultChartProps) {
  const { language } = useLanguage()
  const say = useCells(result)
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const measures = result.columns.flatMap((column, place) =>
    column.is_measure && !column.is_share && column.type === 'number' ? [{ column, place }] : [],
  )
  const groups = result.columns.filter(({ is_measure }) => !is_measure)
  const rows = chart === 'line' ? withEmptyBuckets(result) : result.rows
  if (chart === 'table' || measures.length === 0 || groups.length === 0 || rows.length > MOST_POINTS)
    return null
  return (
    <Chart
      kind={chart === 'line' ? 'line' : 'bar'}
      label={label}
      size={size ?? (isNarrow ? 'small' : 'large')}
      points={rows.map(row => groups.map((column, place) => say(column, row[place] ?? null)).join(', '))}
      series={measures.map(({ column, place }) => ({
        key: column.key,
        label: column.label,
        values: rows.map(row => Number(row[place] ?? 0)),
      }))}
      format={value => fmt.number(language, value)}
    />
  )
}
