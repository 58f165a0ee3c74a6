import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactsQuery } from '../../../data/business/contacts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { warehouseTexts } from '../texts.ts'

type ContactFieldProps = { label: string; value: string | null; onChange: (id: string | null) => void }

/** A contact, searched for on the server. */
export function ContactField({ label, value, onChange }: ContactFieldProps) {
  const t = useTexts(warehouseTexts)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const q = wanted === chosen?.label ? '' : wanted
  const { data } = useQuery({
    ...contactsQuery({ limit: 20, ...(q !== '' && { q }) }),
    enabled: useCan('contacts.read'),
  })
  const found = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const options = chosen && !found.some(one => one.value === chosen.value) ? [chosen, ...found] : found
  return (
    <SelectField
      label={label}
      data={options}
      value={value}
      onChange={id => {
        setChosen(options.find(one => one.value === id) ?? null)
        onChange(id)
      }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('warehouse.clear') }}
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: all }) => all}
      nothingFoundMessage={t('warehouse.nothing')}
    />
  )
}
