import { Group, Switch } from '@mantine/core'
import { useState } from 'react'
import type { Dataset, ReportQuery } from '../../../data/reports/reports.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { reportsTexts } from '../texts.ts'

const DAYS = [7, 30, 90, 365] as const
const PERIODS = [
  'today',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const
const OWN = 'own'

type Range = NonNullable<ReportQuery['range']>

export type PeriodFieldProps = {
  dataset: Dataset | undefined
  query: ReportQuery
  onChange: (changes: Partial<ReportQuery>) => void
}

const choiceOf = (range: Range | null | undefined): string => {
  if (!range) return 'all'
  if ('days' in range) return `${range.days}`
  return 'period' in range ? range.period : OWN
}

const rangeOf = (choice: string): Range =>
  /^\d+$/.test(choice) ? { days: Number(choice) } : { period: choice as (typeof PERIODS)[number] }

/** Of which days: the last ones, a week, month or year of the calendar, or from one day to another. */
export function PeriodField({ dataset, query, onChange }: PeriodFieldProps) {
  const t = useTexts(reportsTexts)
  const { range } = query
  const [isOwn, setOwn] = useState(choiceOf(range) === OWN)
  if (!dataset?.time) return null
  const choose = (chosen: string | null) => {
    if (!chosen) return
    setOwn(chosen === OWN)
    if (chosen === 'all') onChange({ range: null, compare: false })
    else if (chosen !== OWN) onChange({ range: rangeOf(chosen) })
  }
  const known = [
    { value: 'all', label: t('reports.period.all') },
    ...DAYS.map(days => ({ value: `${days}`, label: t('reports.period.days', { days: String(days) }) })),
    ...PERIODS.map(period => ({ value: period as string, label: t(`reports.period.${period}`) })),
    { value: OWN, label: t('reports.period.own') },
  ]
  return (
    <div>
      <SelectField
        label={t('reports.period')}
        data={known}
        allowDeselect={false}
        value={isOwn ? OWN : choiceOf(range)}
        onChange={choose}
      />
      {isOwn && <OwnDays range={range} onChange={days => onChange({ range: days })} />}
      {range && query.measures.length > 0 && (
        <Switch
          mt="xs"
          label={t('reports.compare')}
          checked={query.compare ?? false}
          onChange={event => onChange({ compare: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

type OwnDaysProps = { range: Range | null | undefined; onChange: (range: Range) => void }

/** Asked for once both days are there. */
function OwnDays({ range, onChange }: OwnDaysProps) {
  const t = useTexts(reportsTexts)
  const given = range && 'from' in range ? range : { from: '', to: '' }
  const [days, setDays] = useState(given)
  const change = (next: { from: string; to: string }) => {
    setDays(next)
    if (next.from && next.to && next.from <= next.to) onChange(next)
  }
  return (
    <Group mt="xs" gap="xs" grow wrap="nowrap" align="flex-start">
      <DayField
        label={t('reports.period.from')}
        value={days.from}
        onChange={day => change({ ...days, from: day ?? '' })}
      />
      <DayField
        label={t('reports.period.to')}
        value={days.to}
        onChange={day => change({ ...days, to: day ?? '' })}
      />
    </Group>
  )
}
