import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { locationsQuery } from '../../data/business/warehouse.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../../parts/select/select-field.tsx'
import { warehouseTexts } from './texts.ts'

type LocationFieldProps = { value: string; onChange: (id: string) => void; error: ReactNode }

/** One of the company's own places. */
export function LocationField({ value, onChange, error }: LocationFieldProps) {
  const t = useTexts(warehouseTexts)
  const { data } = useQuery(locationsQuery)
  const own = (data?.items ?? []).filter(({ kind }) => kind === 'internal')
  return (
    <>
      {data && own.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('warehouse.locations.first')}
        </Text>
      )}
      <SelectField
        label={t('warehouse.location')}
        required
        data={own.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        value={value || null}
        onChange={id => onChange(id ?? '')}
        error={error}
      />
    </>
  )
}
