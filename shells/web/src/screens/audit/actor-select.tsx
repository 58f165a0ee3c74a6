import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AuditQuery, actorQuery, actorsQuery, recordsQuery } from '../../data/audit.ts'
import { useCan } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../../parts/select/select-field.tsx'
import classes from './audit.module.css'
import type { AuditTable } from './filter.ts'
import { auditTexts } from './texts.ts'

type Person = { id: string; name: string; email?: string | null }
type ActorSelectProps = { table: AuditTable; filter: AuditQuery }

/** People are searched for in the directory; who may not read it chooses among those in the records at hand. */
export function ActorSelect({ table, filter }: ActorSelectProps) {
  const t = useTexts(auditTexts)
  const [search, setSearch] = useState('')
  const people = useActors(search, table.filters.actor, filter)
  return (
    <SelectField
      aria-label={t('audit.filter.actor')}
      placeholder={t('audit.filter.actor')}
      className={classes.actor}
      data={people.map(({ id, name, email }) => ({ value: id, label: name, email: email ?? '' }))}
      value={table.filters.actor ?? null}
      onChange={value => table.setFilter('actor', value)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('audit.filter.actor.none')}
      // The directory has searched already, in the e-mail as well.
      filter={({ options }) => options}
      clearable
      clearButtonProps={{ 'aria-label': t('audit.filter.actor') }}
    />
  )
}

function useActors(search: string, chosen: string | undefined, filter: AuditQuery): Person[] {
  const isReadable = useCan('organisation.read')
  const { language } = useLanguage()
  const [wanted] = useDebouncedValue(search, 250)
  const one = useQuery({ ...actorQuery(chosen ?? ''), enabled: isReadable && chosen !== undefined })
  // The box shows the name of the chosen one, which is no search.
  const q = wanted === one.data?.name ? '' : wanted.trim()
  const members = useQuery({ ...actorsQuery(q), enabled: isReadable })
  const records = useInfiniteQuery(recordsQuery(filter, language))
  const seen = records.data?.pages.flatMap(page => page.items.map(({ actor }) => actor)) ?? []
  const named = seen.flatMap(({ id, name, email }) => (id ? [{ id, name, email }] : []))
  const matching = named.filter(
    ({ id, name }) => id === chosen || name.toLowerCase().includes(q.toLowerCase()),
  )
  const all: Person[] = [
    ...(members.data?.items ?? []),
    ...(one.data ? [one.data] : []),
    ...(isReadable ? matching.filter(({ id }) => id === chosen) : matching),
  ]
  const known = new Map(all.map(person => [person.id, person]))
  // Someone who has left the organisation is known by the number alone.
  if (chosen && !known.has(chosen)) known.set(chosen, { id: chosen, name: `${chosen.slice(0, 8)}…` })
  return [...known.values()]
}
