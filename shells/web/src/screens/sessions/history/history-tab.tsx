import { Box, Button, Group } from '@mantine/core'
import { IconChevronDown, IconDownload, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type EventsQuery,
  eventDaysQuery,
  eventsQuery,
  exportAddress,
  type SessionEvent,
} from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { startOf } from '../../../parts/day/period.ts'
import { useDayChoice } from '../../../parts/day/use-day-choice.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuItem, MenuLabel } from '../../../parts/menu/menu-parts.ts'
import { DayHistogram } from '../../../parts/numbers/day-histogram.tsx'
import { PersonFilter } from '../../../parts/person/person-filter.tsx'
import { EVENT_FILTERS } from '../address.ts'
import classes from '../sessions.module.css'
import { sessionsTexts } from '../texts.ts'
import { CAUSES } from './cause-badge.tsx'
import { useEventColumns } from './event-columns.tsx'

type Table = ReturnType<typeof useTableSearch<(typeof EVENT_FILTERS)[number]>>

/** Days of the reader become moments; the last day belongs to the period. */
function filterOf({ cause, user, terminated_by, from, to }: Table['filters']): EventsQuery {
  const given = { cause, user, terminated_by, from: startOf(from), to: startOf(to, 1) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Who ended which session, and why. */
export function HistoryTab({ onPerson }: { onPerson: (id: string) => void }) {
  const t = useTexts(sessionsTexts)
  const table = useTableSearch({ filters: EVENT_FILTERS, defaultLimit: 25 })
  const filter = filterOf(table.filters)
  const { limit, cursor } = table
  const query = useQuery(eventsQuery({ ...filter, limit, cursor }))
  const columns = useEventColumns()
  return (
    <>
      <EndingDays from={table.filters.from} to={table.filters.to} />
      <Filters table={table} filter={filter} rows={query.data?.items ?? []} />
      <DataTable
        label={t('sessions.tab.history')}
        columns={columns}
        query={query}
        table={table}
        rowKey={event => event.id}
        rowLabel={event => event.user.name}
        onOpen={event => onPerson(event.user.id)}
        empty={{
          icon: IconHistory,
          title: t('sessions.history.empty'),
          text: t('sessions.history.empty.text'),
        }}
      />
    </>
  )
}

type FiltersProps = { table: Table; filter: EventsQuery; rows: readonly SessionEvent[] }

function Filters({ table, filter, rows }: FiltersProps) {
  const t = useTexts(sessionsTexts)
  const { from = '', to = '' } = table.filters
  const day = (name: 'from' | 'to', value: string) => (
    <DayField
      label={t(`sessions.filter.${name}`)}
      className={classes.day}
      value={value}
      onChange={next => table.setFilter(name, next)}
    />
  )
  return (
    <>
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="cause"
          label={t('sessions.column.cause')}
          options={CAUSES.map(value => ({ value, label: t(`sessions.cause.${value}`) }))}
        />
        <PersonFilter
          table={table}
          name="user"
          label={t('sessions.column.person')}
          seen={rows.map(({ user }) => user)}
        />
        <PersonFilter
          table={table}
          name="terminated_by"
          label={t('sessions.column.by')}
          seen={rows.flatMap(({ terminated_by }) => terminated_by ?? [])}
        />
      </FilterBar>
      <Group gap="sm" mb="md" align="flex-end">
        {day('from', from)}
        {day('to', to)}
        <Box ms="auto">
          <ExportMenu filter={filter} />
        </Box>
      </Group>
    </>
  )
}

function EndingDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const t = useTexts(sessionsTexts)
  const { data } = useQuery(eventDaysQuery)
  const choose = useDayChoice()
  return (
    <DayHistogram label={t('sessions.days')} days={data?.items ?? []} from={from} to={to} onChoose={choose} />
  )
}

function ExportMenu({ filter }: { filter: EventsQuery }) {
  const t = useTexts(sessionsTexts)
  return (
    <ActionMenu
      target={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          rightSection={<IconChevronDown size={16} />}
        >
          {t('sessions.export')}
        </Button>
      }
    >
      <MenuLabel>{t('sessions.export.text')}</MenuLabel>
      {(['csv', 'jsonl'] as const).map(format => (
        <MenuItem key={format} component="a" href={exportAddress(filter, format)} download>
          {t(`sessions.export.${format}`)}
        </MenuItem>
      ))}
    </ActionMenu>
  )
}
