import { Button } from '@mantine/core'
import { IconDevices, IconLogout, IconUser, IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { type Session, sessionCountQuery, sessionsQuery } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { MenuItem } from '../../../parts/menu/menu-parts.ts'
import { PersonFilter } from '../../../parts/person/person-filter.tsx'
import { METHODS } from '../../../parts/session/method-label.ts'
import type { SessionActs } from '../../../parts/session/use-session-acts.tsx'
import { SESSION_FILTERS } from '../address.ts'
import { sessionsTexts } from '../texts.ts'
import { useSessionColumns } from './session-columns.tsx'
import { useEndedElsewhere } from './use-ended-elsewhere.ts'

type Table = ReturnType<typeof useTableSearch<(typeof SESSION_FILTERS)[number]>>

export function useSessionTable(): Table {
  return useTableSearch({ filters: SESSION_FILTERS, defaultSort: '-last_seen_at', defaultLimit: 25 })
}

type ActiveTabProps = { acts: SessionActs; onPerson: (id: string) => void }

/** Who is signed in now. */
export function ActiveTab({ acts, onPerson }: ActiveTabProps) {
  const t = useTexts(sessionsTexts)
  const canManage = useCan('sso_sessions.manage')
  const table = useSessionTable()
  const query = useQuery(sessionsQuery(table.apiQuery))
  const { data: counts } = useQuery(sessionCountQuery(table.apiQuery))
  const { rows, endings } = useEndedElsewhere(
    query.isPlaceholderData ? undefined : query.data?.items,
    JSON.stringify(table.apiQuery),
  )
  const columns = useSessionColumns(endings)
  const page = query.data && { ...query.data, items: rows ?? query.data.items }
  return (
    <>
      <Filters table={table} rows={query.data?.items ?? []} />
      <DataTable
        label={t('sessions.tab.active')}
        columns={columns}
        query={{ ...query, data: page && { ...page, ...counts } }}
        table={table}
        rowKey={session => session.id}
        rowLabel={session => session.user.name}
        onOpen={session => onPerson(session.user.id)}
        menu={session => (
          <RowItems
            session={session}
            acts={canManage && !endings.has(session.id) ? acts : null}
            onPerson={onPerson}
          />
        )}
        isSelectable={session => !session.current && !endings.has(session.id)}
        bulk={
          canManage
            ? (sessions, clear) => (
                <Button
                  size="xs"
                  color="red"
                  leftSection={<IconLogout size={16} className="rtl-flip" />}
                  onClick={() => acts.endMany(sessions, clear)}
                >
                  {t('sessions.end')}
                </Button>
              )
            : undefined
        }
        empty={{ icon: IconDevices, title: t('sessions.empty.title'), text: t('sessions.empty.text') }}
      />
    </>
  )
}

function Filters({ table, rows }: { table: Table; rows: readonly Session[] }) {
  const t = useTexts(sessionsTexts)
  const { ip } = table.filters
  const addresses = [...new Set([...(ip ? [ip] : []), ...rows.flatMap(row => row.ip ?? [])])]
  return (
    <FilterBar table={table} searchLabel={t('sessions.search')}>
      <FilterSelect
        table={table}
        name="method"
        label={t('sessions.column.method')}
        options={METHODS.map(value => ({ value, label: t(`sessions.method.${value}`) }))}
      />
      <FilterSelect
        table={table}
        name="ip"
        label={t('sessions.filter.ip')}
        options={addresses.map(value => ({ value, label: value }))}
      />
      {table.filters.user && (
        <PersonFilter
          table={table}
          name="user"
          label={t('sessions.column.person')}
          seen={rows.map(({ user }) => user)}
        />
      )}
    </FilterBar>
  )
}

type RowItemsProps = { session: Session; acts: SessionActs | null; onPerson: (id: string) => void }

/** The session at the screen is ended by signing out: here it would shut the door on oneself. */
function RowItems({ session, acts, onPerson }: RowItemsProps) {
  const t = useTexts(sessionsTexts)
  return (
    <>
      <MenuItem leftSection={<IconUser size={16} />} onClick={() => onPerson(session.user.id)}>
        {t('sessions.person.open')}
      </MenuItem>
      {acts && !session.current && (
        <MenuItem
          color="red"
          leftSection={<IconLogout size={16} className="rtl-flip" />}
          onClick={() => acts.endOne(session)}
        >
          {t('sessions.end')}
        </MenuItem>
      )}
      {acts && (
        <MenuItem color="red" leftSection={<IconUserX size={16} />} onClick={() => acts.endAll(session.user)}>
          {t('sessions.end_all')}
        </MenuItem>
      )}
    </>
  )
}
