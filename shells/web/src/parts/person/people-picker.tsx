import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Member, membersQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../select/select-field.tsx'
import { partsTexts } from '../texts.ts'
import { PersonCell } from './person-cell.tsx'

type PeoplePickerProps = {
  label: string
  without: readonly string[]
  isBusy?: boolean
  /** Leaves out who was only invited, or is suspended. */
  onlyActive?: boolean
  onPick: (member: Member) => void
}

/** Finds a member by name or e-mail on the server: a large organisation does not fit into a list. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, without, isBusy = false, onlyActive = false, onPick } = props
  const t = useTexts(partsTexts)
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 200)
  const { data } = useQuery(
    membersQuery({ q: q || undefined, sort: 'name', limit: 25, ...(onlyActive && { status: 'active' }) }),
  )
  const people = (data?.items ?? []).filter(({ id, status }) => status !== 'left' && !without.includes(id))
  return (
    <SelectField
      aria-label={label}
      placeholder={label}
      w={{ base: '100%', xs: 280 }}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      renderOption={({ option }) => <PersonCell person={people.find(({ id }) => id === option.value)!} />}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      // The list itself scrolls: a box around it would be one more stop for the keyboard.
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      nothingFoundMessage={t('parts.people.none')}
      disabled={isBusy}
      value={null}
      onChange={picked => {
        const member = people.find(({ id }) => id === picked)
        setWords('')
        if (member) onPick(member)
      }}
    />
  )
}
