import { Pill, PillGroup, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactsQuery } from '../../../data/business/contacts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { goodsTexts } from '../texts.ts'

type Customer = { id: string; name: string }
type CustomersFieldProps = { value: Customer[]; onChange: (customers: Customer[]) => void }

/** Contacts, searched for on the server. */
export function CustomersField({ value, onChange }: CustomersFieldProps) {
  const t = useTexts(goodsTexts)
  const [words, setWords] = useState('')
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const isReadable = useCan('contacts.read')
  const { data } = useQuery({
    ...contactsQuery({ limit: 20, ...(wanted !== '' && { q: wanted }) }),
    enabled: isReadable,
  })
  const found = (data?.items ?? []).filter(({ id }) => !value.some(one => one.id === id))
  const pick = (id: string | null) => {
    const contact = found.find(one => one.id === id)
    if (contact) onChange([...value, { id: contact.id, name: contact.name }])
    setWords('')
  }
  return (
    <Stack gap="xs">
      <SelectField
        label={t('goods.price_lists.for')}
        data={found.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={pick}
        searchable
        searchValue={words}
        onSearchChange={setWords}
        filter={({ options }) => options}
        nothingFoundMessage={t('goods.nothing')}
      />
      <PillGroup>
        {value.map(({ id, name }) => (
          <Pill
            key={id}
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('goods.remove', { name }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onChange(value.filter(one => one.id !== id))}
          >
            {name}
          </Pill>
        ))}
      </PillGroup>
    </Stack>
  )
}
