import { ActionIcon, Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { IconFilterPlus, IconX } from '@tabler/icons-react'
import type { Dataset, ReportQuery } from '../../../data/reports/reports.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { reportsTexts } from '../texts.ts'

type Filter = NonNullable<ReportQuery['filters']>[number]
type Dimension = Dataset['dimensions'][number]

type FiltersProps = {
  dataset: Dataset
  query: ReportQuery
  onChange: (filters: Filter[]) => void
}

/** What a new filter of a column asks first. */
function firstFilter({ key, type, operators, values }: Dimension): Filter {
  const op = operators[0]!
  if (type === 'boolean') return { column: key, op: 'eq', value: true }
  if (type === 'time' || type === 'date') return { column: key, op: 'within_days', value: 30 }
  if (type === 'number') return { column: key, op: 'gte', value: 1 }
  return values ? { column: key, op, value: values[0]!.value } : { column: key, op: 'not_empty' }
}

export function Filters({ dataset, query, onChange }: FiltersProps) {
  const t = useTexts(reportsTexts)
  const filters = query.filters ?? []
  const replace = (index: number, filter: Filter) => onChange(filters.with(index, filter))
  return (
    <Stack gap="xs">
      {filters.map((filter, index) => (
        <FilterLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two filters may ask the same of one column
          key={index}
          dataset={dataset}
          filter={filter}
          onChange={changed => replace(index, changed)}
          onRemove={() => onChange(filters.filter((_, place) => place !== index))}
        />
      ))}
      <Group>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconFilterPlus size={16} />}
          onClick={() => onChange([...filters, firstFilter(dataset.dimensions[0]!)])}
        >
          {t('reports.filter.add')}
        </Button>
      </Group>
    </Stack>
  )
}

type FilterLineProps = {
  dataset: Dataset
  filter: Filter
  onChange: (filter: Filter) => void
  onRemove: () => void
}

function FilterLine({ dataset, filter, onChange, onRemove }: FilterLineProps) {
  const t = useTexts(reportsTexts)
  const dimension = dataset.dimensions.find(({ key }) => key === filter.column)
  const chooseColumn = (key: string | null) => {
    const chosen = dataset.dimensions.find(one => one.key === key)
    if (chosen) onChange(firstFilter(chosen))
  }
  const chooseOperator = (op: string | null) => {
    if (!op) return
    const isBare = op === 'is_empty' || op === 'not_empty'
    onChange({ column: filter.column, op: op as Filter['op'], ...(!isBare && { value: filter.value ?? '' }) })
  }
  return (
    <Group gap="xs" align="flex-end" wrap="wrap">
      <SelectField
        label={t('reports.filter.column')}
        data={dataset.dimensions.map(({ key, name }) => ({ value: key, label: name }))}
        value={filter.column}
        onChange={chooseColumn}
      />
      <SelectField
        label={t('reports.filter.op')}
        data={(dimension?.operators ?? [])
          .filter(op => op !== 'in')
          .map(op => ({ value: op, label: t(`reports.op.${op}`) }))}
        value={filter.op}
        onChange={chooseOperator}
      />
      {filter.value !== undefined && (
        <FilterValue
          dimension={dimension}
          filter={filter}
          onChange={value => onChange({ ...filter, value })}
        />
      )}
      <ActionIcon variant="subtle" size="lg" aria-label={t('reports.filter.remove')} onClick={onRemove}>
        <IconX size={18} />
      </ActionIcon>
    </Group>
  )
}

type FilterValueProps = {
  dimension: Dimension | undefined
  filter: Filter
  onChange: (value: NonNullable<Filter['value']>) => void
}

function FilterValue({ dimension, filter, onChange }: FilterValueProps) {
  const t = useTexts(reportsTexts)
  const say = useTexts(partsTexts)
  const label = t('reports.filter.value')
  if (dimension?.type === 'boolean')
    return (
      <SelectField
        label={label}
        data={[
          { value: 'true', label: say('parts.yes') },
          { value: 'false', label: say('parts.no') },
        ]}
        value={String(filter.value)}
        onChange={value => onChange(value === 'true')}
      />
    )
  if (typeof filter.value === 'number')
    return (
      <NumberInput
        label={label}
        min={1}
        value={filter.value}
        onChange={value => onChange(Number(value) || 1)}
      />
    )
  if (dimension?.values)
    return (
      <SelectField
        label={label}
        data={dimension.values.map(({ value, name }) => ({ value, label: name }))}
        value={String(filter.value)}
        onChange={value => value && onChange(value)}
      />
    )
  return (
    <TextInput
      label={label}
      value={String(filter.value)}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
