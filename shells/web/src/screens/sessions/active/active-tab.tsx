import { Button, Group } from '@mantine/core'
import { IconDevices, IconLogout, IconUser, IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import {
  type Session,
  type SessionsQuery,
  sessionCountQuery,
  sessionDaysQuery,
  sessionsQuery,
} from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { startOf } from '../../../parts/day/period.ts'
import { useDayChoice } from '../../../parts/day/use-day-choice.ts'
import { MenuItem } from '../../../parts/menu/menu-parts.ts'
import { DayHistogram } from '../../../parts/numbers/day-histogram.tsx'
import { PersonFilter } from '../../../parts/person/person-filter.tsx'
import { METHODS } from '../../../parts/session/method-label.ts'
import type { SessionActs } from '../../../parts/session/use-session-acts.tsx'
import { SESSION_FILTERS } from '../address.ts'
import classes from '../sessions.module.css'
import { sessionsTexts } from '../texts.ts'
import { useSessionColumns } from './session-columns.tsx'
import { useEndedElsewhere } from './use-ended-elsewhere.ts'

type Table = ReturnType<typeof useTableSearch<(typeof SESSION_FILTERS)[number]>>

export function useSessionTable(): Table {
  return useTableSearch({ filters: SESSION_FILTERS, defaultSort: '-last_seen_at', defaultLimit: 25 })
}

/** Days of the reader become moments; the last day belongs to the period. */
function queryOf({ apiQuery, filters: { from, to } }: Table): SessionsQuery {
  const [first, end] = [startOf(from), startOf(to, 1)]
  const { from: _, to: __, ...rest } = apiQuery
  return { ...rest, ...(first && { from: first }), ...(end && { to: end }) }
}

type ActiveTabProps = { acts: SessionActs; onPerson: (id: string) => void }

/** Who is signed in now. */
export function ActiveTab({ acts, onPerson }: ActiveTabProps) {
  const t = useTexts(sessionsTexts)
  const canManage = useCan('sso_sessions.manage')
  const table = useSessionTable()
  const asked = queryOf(table)
  const query = useQuery(sessionsQuery(asked))
  const { data: counts } = useQuery(sessionCountQuery(asked))
  const { rows, endings } = useEndedElsewhere(
    query.isPlaceholderData ? undefined : query.data?.items,
    JSON.stringify(asked),
  )
  const columns = useSessionColumns(endings)
  const page = query.data && { ...query.data, items: rows ?? query.data.items }
  return (
    <>
      <BeginningDays from={table.filters.from} to={table.filters.to} />
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
            ? (sessions, clear) => <EndMany onClick={() => acts.endMany(sessions, clear)} />
            : undefined
        }
        empty={{ icon: IconDevices, title: t('sessions.empty.title'), text: t('sessions.empty.text') }}
      />
    </>
  )
}

function EndMany({ onClick }: { onClick: () => void }) {
  const t = useTexts(sessionsTexts)
  return (
    <Button
      size="xs"
      color="red"
      leftSection={<IconLogout size={16} className="rtl-flip" />}
      onClick={onClick}
    >
      {t('sessions.end')}
    </Button>
  )
}

function BeginningDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const t = useTexts(sessionsTexts)
  const { data } = useQuery(sessionDaysQuery)
  const choose = useDayChoice()
  return (
    <DayHistogram
      label={t('sessions.began')}
      days={data?.items ?? []}
      from={from}
      to={to}
      onChoose={choose}
    />
  )
}

function Filters({ table, rows }: { table: Table; rows: readonly Session[] }) {
  const t = useTexts(sessionsTexts)
  const { ip } = table.filters
  const addresses = [...new Set([...(ip ? [ip] : []), ...rows.flatMap(row => row.ip ?? [])])]
  return (
    <>
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
      <Group gap="sm" mb="md" align="flex-end">
        {(['from', 'to'] as const).map(name => (
          <DayField
            key={name}
            label={t(`sessions.filter.began_${name}`)}
            className={classes.day}
            value={table.filters[name] ?? ''}
            onChange={day => table.setFilter(name, day)}
          />
        ))}
      </Group>
    </>
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
