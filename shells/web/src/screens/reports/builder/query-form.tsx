import { MultiSelect, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Dataset, Report, ReportQuery } from '../../../data/reports/reports.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ZoneSelect } from '../../../parts/time/zone-select.tsx'
import { reportsTexts } from '../texts.ts'
import { Filters } from './filters.tsx'
import { PeriodField, type PeriodFieldProps } from './period-field.tsx'

type Draft = { name: string; query: ReportQuery; chart: Report['chart'] }

type QueryFormProps = {
  datasets: readonly Dataset[]
  draft: Draft
  onChange: (draft: Draft) => void
}

const CHARTS = ['bar', 'line', 'number', 'table'] as const
const GRAINS = ['day', 'week', 'month', 'year'] as const

/** Dataset, what it is grouped by, what is counted, filters and period; each change is shown at once. */
export function QueryForm({ datasets, draft, onChange }: QueryFormProps) {
  const t = useTexts(reportsTexts)
  const { query, chart } = draft
  const dataset = datasets.find(({ key }) => key === query.dataset)
  const change = (changes: Partial<ReportQuery>) => {
    const { sort: _, ...rest } = query
    onChange({ ...draft, query: { ...rest, ...changes } })
  }
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        <SelectField
          label={t('reports.dataset')}
          data={datasets.map(({ key, name }) => ({ value: key, label: name }))}
          value={query.dataset}
          onChange={key =>
            key && onChange({ ...draft, query: { dataset: key, by: [], measures: ['count'] } })
          }
        />
        <MultiSelect
          label={t('reports.by')}
          data={groupChoices(dataset, grain => t(`reports.grain.${grain}`))}
          value={[...query.by]}
          maxValues={query.measures.length > 0 ? 3 : 12}
          onChange={by => change({ by })}
        />
        <MultiSelect
          label={t('reports.measures')}
          data={(dataset?.measures ?? []).map(({ key, name }) => ({ value: key, label: name }))}
          value={[...query.measures]}
          maxValues={5}
          onChange={measures => change({ measures, ...(measures.length === 0 && { compare: false }) })}
        />
        <PeriodField dataset={dataset} query={query} onChange={change} />
      </SimpleGrid>
      <Clock dataset={dataset} query={query} onChange={change} />
      {dataset && <Filters dataset={dataset} query={query} onChange={filters => change({ filters })} />}
      <div>
        <Text size="sm" fw={500} mb={4}>
          {t('reports.chart')}
        </Text>
        <SegmentedControl
          value={chart}
          onChange={value => onChange({ ...draft, chart: value as Report['chart'] })}
          data={CHARTS.map(value => ({ value, label: t(`reports.chart.${value}`) }))}
        />
      </div>
    </Stack>
  )
}

function groupChoices(dataset: Dataset | undefined, grainName: (grain: (typeof GRAINS)[number]) => string) {
  return (dataset?.dimensions ?? []).flatMap(({ key, name, type }) => [
    { value: key, label: name },
    ...(type === 'time' || type === 'date'
      ? GRAINS.map(grain => ({ value: `${key}:${grain}`, label: `${name}: ${grainName(grain)}` }))
      : []),
  ])
}

/** In which time zone days begin, and, where the past is kept, of which day it tells. */
function Clock({ dataset, query, onChange }: PeriodFieldProps) {
  const t = useTexts(reportsTexts)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
      <ZoneSelect
        label={t('reports.zone')}
        placeholder={t('reports.zone.own')}
        clearable
        clearButtonProps={{ 'aria-label': t('reports.zone.own') }}
        value={query.zone ?? null}
        onChange={zone => onChange({ zone: zone ?? undefined })}
      />
      {dataset?.has_history && (
        <DayField
          label={t('reports.as_of')}
          value={query.as_of ?? ''}
          onChange={day => onChange({ as_of: day })}
        />
      )}
    </SimpleGrid>
  )
}
