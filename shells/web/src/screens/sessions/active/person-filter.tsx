import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actorQuery, actorsQuery } from '../../../data/audit.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { TableControls } from '../../../parts/data-table/search/use-table-search.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import classes from '../sessions.module.css'
import { sessionsTexts } from '../texts.ts'

type PersonFilterProps<F extends string> = {
  table: TableControls<F>
  name: F
  label: string
  /** Whoever is on the page: all there is for somebody who may not read the directory. */
  seen: readonly { id: string; name: string }[]
}

/** People are searched for in the directory. */
export function PersonFilter<F extends string>({ table, name, label, seen }: PersonFilterProps<F>) {
  const t = useTexts(sessionsTexts)
  const [search, setSearch] = useState('')
  const chosen = table.filters[name]
  return (
    <SelectField
      className={classes.person}
      aria-label={label}
      placeholder={label}
      data={usePeople(search, chosen, seen)}
      value={chosen ?? null}
      onChange={value => table.setFilter(name, value)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('sessions.filter.nobody')}
      // The directory has searched already, in the e-mail as well.
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': label }}
    />
  )
}

function usePeople(search: string, chosen: string | undefined, seen: PersonFilterProps<never>['seen']) {
  const isReadable = useCan('organisation.read')
  const [wanted] = useDebouncedValue(search, 250)
  const one = useQuery({ ...actorQuery(chosen ?? ''), enabled: isReadable && chosen !== undefined })
  // The box shows the name of the chosen one, which is no search.
  const q = wanted === one.data?.name ? '' : wanted.trim()
  const members = useQuery({ ...actorsQuery(q), enabled: isReadable })
  const here = seen.filter(({ id, name }) => id === chosen || name.toLowerCase().includes(q.toLowerCase()))
  const known = new Map(
    [...(members.data?.items ?? []), ...(one.data ? [one.data] : []), ...here].map(({ id, name }) => [
      id,
      name,
    ]),
  )
  // Someone who has left the organisation is known by the number alone.
  if (chosen && !known.has(chosen)) known.set(chosen, `${chosen.slice(0, 8)}…`)
  return [...known].map(([value, label]) => ({ value, label }))
}
