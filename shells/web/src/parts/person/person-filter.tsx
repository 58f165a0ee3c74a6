import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../data/me.ts'
import { memberQuery, membersQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { TableControls } from '../data-table/search/use-table-search.ts'
import { SelectField } from '../select/select-field.tsx'
import { partsTexts } from '../texts.ts'
import classes from './person-filter.module.css'

type Seen = { id: string; name: string }

type PersonFilterProps<F extends string> = {
  table: TableControls<F>
  name: F
  label: string
  /** Whoever is on the page: all there is for somebody who may not read the directory. */
  seen: readonly Seen[]
}

/** A table's filter by person. People are searched for in the directory. */
export function PersonFilter<F extends string>({ table, name, label, seen }: PersonFilterProps<F>) {
  const t = useTexts(partsTexts)
  const [search, setSearch] = useState('')
  const chosen = table.filters[name]
  return (
    <SelectField
      className={classes.filter}
      aria-label={label}
      placeholder={label}
      data={usePeople(search, chosen, seen)}
      value={chosen ?? null}
      onChange={value => table.setFilter(name, value)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('parts.people.none')}
      // The directory has searched already, in the e-mail as well.
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': label }}
    />
  )
}

function usePeople(search: string, chosen: string | undefined, seen: readonly Seen[]) {
  const isReadable = useCan('organisation.read')
  const [wanted] = useDebouncedValue(search, 250)
  const one = useQuery({
    ...memberQuery(chosen ?? ''),
    retry: false,
    enabled: isReadable && chosen !== undefined,
  })
  // The box shows the name of the chosen one, which is no search.
  const q = wanted === one.data?.name ? '' : wanted.trim()
  const members = useQuery({
    ...membersQuery({ limit: 20, sort: 'name', q: q || undefined }),
    enabled: isReadable,
  })
  const here = seen.filter(({ id, name }) => id === chosen || name.toLowerCase().includes(q.toLowerCase()))
  const found: Seen[] = [...(members.data?.items ?? []), ...(one.data ? [one.data] : []), ...here]
  const known = new Map(found.map(({ id, name }) => [id, name]))
  // Someone who has left the organisation is known by the number alone.
  if (chosen && !known.has(chosen)) known.set(chosen, `${chosen.slice(0, 8)}…`)
  return [...known].map(([value, label]) => ({ value, label }))
}
