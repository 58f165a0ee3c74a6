import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { stockQuery } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { warehouseTexts } from '../texts.ts'

type ProductFieldProps = { value: string; onChange: (id: string) => void; error: ReactNode }

/** Goods that are kept in stock, by name, number or barcode; a scanner types the barcode. */
export function ProductField({ value, onChange, error }: ProductFieldProps) {
  const t = useTexts(warehouseTexts)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const q = wanted === chosen?.label ? '' : wanted
  const { data } = useQuery(stockQuery({ limit: 20, ...(q !== '' && { q }) }))
  const found = (data?.items ?? []).map(({ product }) => ({ value: product.id, label: product.name }))
  const options = chosen && !found.some(one => one.value === chosen.value) ? [chosen, ...found] : found
  return (
    <SelectField
      label={t('warehouse.product')}
      required
      data={options}
      value={value || null}
      onChange={id => {
        setChosen(options.find(one => one.value === id) ?? null)
        onChange(id ?? '')
      }}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: all }) => all}
      nothingFoundMessage={t('warehouse.nothing')}
      error={error}
    />
  )
}
