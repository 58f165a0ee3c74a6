import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membersQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../select/select-field.tsx'
import type { SelectFieldProps } from '../select/select-field-props.ts'
import { partsTexts } from '../texts.ts'
import { PersonCell } from './person-cell.tsx'

type Person = { id: string; name: string; email: string }

type PersonSelectProps = Omit<SelectFieldProps, 'data' | 'value' | 'onChange'> & {
  value: Person | null
  onChange: (person: Person | null) => void
  without?: readonly string[]
}

/** A field of a form that holds one member, searched for on the server. */
export function PersonSelect({ value, onChange, without = [], ...field }: PersonSelectProps) {
  const t = useTexts(partsTexts)
  const [words, setWords] = useState('')
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const q = wanted === value?.name ? '' : wanted
  const { data } = useQuery(membersQuery({ q: q || undefined, sort: 'name', limit: 25 }))
  const found = (data?.items ?? []).filter(({ id, status }) => status !== 'left' && !without.includes(id))
  const people: Person[] = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  const personOf = (id: string | null) => people.find(person => person.id === id) ?? null
  return (
    <SelectField
      placeholder={t('parts.person.none')}
      clearButtonProps={{ 'aria-label': t('parts.person.clear') }}
      clearable
      {...field}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onChange={id => onChange(personOf(id))}
      filter={({ options }) => options}
      renderOption={({ option }) => <PersonCell person={personOf(option.value)!} />}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      nothingFoundMessage={t('parts.people.none')}
    />
  )
}
