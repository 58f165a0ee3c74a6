import { Stack, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PosShift, type PosShiftsQuery, shiftQuery, shiftsQuery } from '../../../data/business/pos.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { posTexts } from '../texts.ts'

/** Who stood at which till, when, and what was counted. */
export function ShiftsTab() {
  const t = useTexts(posTexts)
  const [opened, setOpened] = useState<PosShift | null>(null)
  const table = useTableSearch({ filters: [], defaultLimit: 50 })
  const { limit, cursor, count } = table.apiQuery as PosShiftsQuery
  const query = useQuery(
    shiftsQuery({ ...(limit && { limit }), ...(cursor && { cursor }), ...(count && { count }) }),
  )
  return (
    <>
      <DataTable
        label={t('pos.shifts')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ till, seller }) => `${till.name} ${seller}`}
        onOpen={setOpened}
        empty={{ icon: IconClock, title: t('pos.shifts.empty'), text: t('pos.shifts.empty.text') }}
      />
      <DetailDrawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? `${opened.till.name} · ${opened.seller}` : ''}
      >
        {opened && <ShiftFacts id={opened.id} />}
      </DetailDrawer>
    </>
  )
}

/** What should be there, what was counted and what they differ by; and what was put in or taken out. */
function ShiftFacts({ id }: { id: string }) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { data } = useQuery(shiftQuery(id))
  if (!data) return null
  const money = (amount: string | null) => <bdi>{amount === null ? '–' : fmt.decimal(language, amount)}</bdi>
  return (
    <Stack>
      <FactList>
        <Fact label={t('pos.shift.opening_cash')}>{money(data.opening_cash)}</Fact>
        {data.cash_moves.map(({ id: key, direction, amount, note, made_by }) => (
          <Fact key={key} label={`${t(`pos.cash.${direction}`)}: ${note}`}>
            {money(amount)} · <bdi>{made_by}</bdi>
          </Fact>
        ))}
      </FactList>
      {data.sums.map(({ method, expected, counted, difference }) => (
        <section key={method}>
          <Title order={3} size="h5" mb="xs">
            {t(`pos.method.${method}`)}
          </Title>
          <FactList>
            <Fact label={t('pos.report.expected')}>{money(expected)}</Fact>
            <Fact label={t('pos.report.counted')}>{money(counted)}</Fact>
            <Fact label={t('pos.report.difference')}>{money(difference)}</Fact>
          </FactList>
        </section>
      ))}
    </Stack>
  )
}

function useColumns(): Column<PosShift>[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  return [
    { key: 'till', header: t('pos.till'), isPrimary: true, render: ({ till }) => <bdi>{till.name}</bdi> },
    { key: 'seller', header: t('pos.seller'), render: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'opened_at',
      header: t('pos.shift.opened_at'),
      render: ({ opened_at }) => <RelativeTime value={opened_at} />,
    },
    {
      key: 'closed_at',
      header: t('pos.shift.closed_at'),
      render: ({ closed_at }) =>
        closed_at ? <RelativeTime value={closed_at} /> : <StatusBadge status="open" />,
    },
    {
      key: 'sales',
      header: t('pos.sales'),
      hideBelow: 'md',
      render: ({ sales }) => <bdi>{fmt.number(language, sales)}</bdi>,
    },
  ]
}
