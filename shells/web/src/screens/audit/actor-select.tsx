import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditQuery, recordsQuery } from '../../data/audit.ts'
import { useCan } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { PersonFilter } from '../../parts/person/person-filter.tsx'
import type { AuditTable } from './filter.ts'
import { auditTexts } from './texts.ts'

type ActorSelectProps = { table: AuditTable; filter: AuditQuery }

/** Who may not read the directory chooses among those in the records at hand. */
export function ActorSelect({ table, filter }: ActorSelectProps) {
  const t = useTexts(auditTexts)
  return (
    <PersonFilter
      table={table}
      name="actor"
      label={t('audit.filter.actor')}
      seen={useActors(filter, table.filters.actor)}
    />
  )
}

function useActors(filter: AuditQuery, chosen: string | undefined) {
  const isReadable = useCan('organisation.read')
  const { language } = useLanguage()
  const records = useInfiniteQuery(recordsQuery(filter, language))
  const actors = records.data?.pages.flatMap(page => page.items.map(({ actor }) => actor)) ?? []
  return actors.flatMap(({ id, name }) => (id && (!isReadable || id === chosen) ? [{ id, name }] : []))
}
