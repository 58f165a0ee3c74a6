import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { contactsQuery } from '../../../data/business/contacts.ts'
import { productsQuery } from '../../../data/business/goods.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'

type Reference = { id: string; name: string }
type Option = { value: string; label: string }

type FieldProps = {
  label: string
  /** What is chosen already. */
  known: Reference | null
  value: string
  onChange: (id: string) => void
  required?: boolean
  error?: ReactNode
}

function useWords(known: Reference | null) {
  const [words, setWords] = useState(known?.name ?? '')
  const [chosen, setChosen] = useState<Option | null>(known && { value: known.id, label: known.name })
  const [wanted] = useDebouncedValue(words.trim(), 200)
  return { words, setWords, chosen, setChosen, q: wanted === chosen?.label ? '' : wanted }
}

type SearchFieldProps = Omit<FieldProps, 'known'> & {
  search: ReturnType<typeof useWords>
  found: readonly Reference[]
}

function SearchField({ search, found, value, onChange, ...rest }: SearchFieldProps) {
  const t = useTexts(invoicingTexts)
  const { words, setWords, chosen, setChosen } = search
  const all = found.map(({ id, name }) => ({ value: id, label: name }))
  const options = chosen && !all.some(one => one.value === chosen.value) ? [chosen, ...all] : all
  return (
    <SelectField
      {...rest}
      data={options}
      value={value || null}
      onChange={id => {
        setChosen(options.find(one => one.value === id) ?? null)
        onChange(id ?? '')
      }}
      searchable
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': t('invoicing.clear') }}
      searchValue={words}
      onSearchChange={setWords}
      filter={({ options: shown }) => shown}
      nothingFoundMessage={t('invoicing.nothing')}
    />
  )
}

/** A contact, searched for on the server. */
export function ContactField({ known, ...rest }: FieldProps) {
  const search = useWords(known)
  const { data } = useQuery({
    ...contactsQuery({ limit: 20, ...(search.q !== '' && { q: search.q }) }),
    enabled: useCan('contacts.read'),
  })
  return <SearchField {...rest} search={search} found={data?.items ?? []} />
}

/** A product, by name, number or barcode. */
export function ProductField({ known, ...rest }: FieldProps) {
  const search = useWords(known)
  const { data } = useQuery({
    ...productsQuery({ limit: 20, ...(search.q !== '' && { q: search.q }) }),
    enabled: useCan('goods.read'),
  })
  return <SearchField {...rest} search={search} found={data?.items ?? []} />
}
