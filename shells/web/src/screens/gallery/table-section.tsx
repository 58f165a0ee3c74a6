import { Button, SegmentedControl, Stack } from '@mantine/core'
import { IconUserPause, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { type TableControls, useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { staticQuery, type TableQuery } from '../../parts/data-table/table-query.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { DetailDrawer } from '../../parts/overlay/detail-drawer.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts'
import { PROBLEMS } from './sample-problems.ts'
import { galleryTexts } from './texts.ts'

const STATES = ['rows', 'loading', 'empty', 'error', 'forbidden']

export function TableSection() {
  const t = useTexts(galleryTexts)
  const table = useTableSearch<'status'>({ filters: ['status'], defaultLimit: 25 })
  const [state, setState] = useState('rows')
  const [opened, setOpened] = useState<SamplePerson | null>(null)
  const [suspend, dialog] = useSuspend()
  return (
    <Stack gap="xs">
      <SegmentedControl aria-label="DataTable" data={STATES} value={state} onChange={setState} />
      <FilterBar table={table} searchLabel={t('gallery.search')}>
        <FilterSelect
          table={table}
          name="status"
          label={t('gallery.status')}
          options={['active', 'invited', 'suspended'].map(value => ({ value, label: value }))}
        />
      </FilterBar>
      <DataTable
        label={t('gallery.person')}
        columns={usePeopleColumns()}
        query={sampleQuery(state, table)}
        rowKey={person => person.id}
        rowLabel={person => person.name}
        table={table}
        onOpen={setOpened}
        menu={person => (
          <MenuItem color="red" leftSection={<IconUserPause size={16} />} onClick={() => suspend(person)}>
            {t('gallery.suspend')}
          </MenuItem>
        )}
        bulk={rows => (
          <Button size="xs" color="red" variant="light" onClick={() => suspend(rows[0]!)}>
            {t('gallery.suspend')}
          </Button>
        )}
        isSelectable={person => person.status !== 'suspended'}
        empty={{
          icon: IconUsers,
          title: t('gallery.empty.title'),
          text: t('gallery.empty.text'),
          action: <Button>{t('gallery.invite')}</Button>,
          docs: 'people',
        }}
      />
      <PersonDrawer person={opened} onClose={() => setOpened(null)} />
      {dialog}
    </Stack>
  )
}

function useSuspend() {
  const t = useTexts(galleryTexts)
  const [confirm, dialog] = useConfirm()
  const suspend = ({ name }: SamplePerson) =>
    confirm({
      title: t('gallery.confirm.title', { name }),
      effect: t('gallery.confirm.effect', { name }),
      verb: t('gallery.suspend'),
      reason: 'required',
      onConfirm: () => new Promise(done => setTimeout(done, 600)),
      done: t('gallery.done'),
    })
  return [suspend, dialog] as const
}

function PersonDrawer({ person, onClose }: { person: SamplePerson | null; onClose: () => void }) {
  const t = useTexts(galleryTexts)
  return (
    <DetailDrawer
      opened={person !== null}
      onClose={onClose}
      title={person?.name}
      description={<bdi>{person?.email}</bdi>}
      footer={<Button onClick={onClose}>{t('gallery.invite')}</Button>}
    >
      {person && (
        <FactList>
          <Fact label={t('gallery.status')}>
            <StatusBadge status={person.status} />
          </Fact>
          <Fact label={t('gallery.address')}>
            <bdi>{person.address}</bdi>
          </Fact>
          <Fact label={t('gallery.seen')}>
            <RelativeTime value={person.last_seen_at} isFocusable />
          </Fact>
        </FactList>
      )}
    </DetailDrawer>
  )
}

/** Filters, orders and pages the samples as the server would. */
function sampleQuery(state: string, table: TableControls<'status'>): TableQuery<SamplePerson> {
  if (state === 'loading') return {}
  if (state === 'empty') return staticQuery<SamplePerson>([])
  if (state === 'error') return { error: PROBLEMS[0]![1], refetch: () => {} }
  if (state === 'forbidden') return { error: PROBLEMS[1]![1] }
  const q = table.q.toLowerCase()
  const found = SAMPLE_PEOPLE.filter(
    person =>
      (!table.filters.status || person.status === table.filters.status) &&
      `${person.name} ${person.email}`.toLowerCase().includes(q),
  )
  const key = table.sort.replace('-', '') as 'name' | 'last_seen_at' | ''
  const way = table.sort.startsWith('-') ? -1 : 1
  const sorted = key ? [...found].sort((a, b) => ((a[key] ?? '') < (b[key] ?? '') ? -way : way)) : found
  const start = Number(table.cursor ?? 0)
  const end = start + table.limit
  return {
    data: {
      items: sorted.slice(start, end),
      next_cursor: end < sorted.length ? String(end) : null,
      total: sorted.length,
    },
  }
}
