import { Group, Stack, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PosSale, type PosSalesQuery, saleQuery, salesQuery } from '../../../data/business/pos.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { posTexts } from '../texts.ts'

const ISSUES = [
  'oversold',
  'product_missing',
  'product_archived',
  'unit_missing',
  'price_changed',
  'customer_missing',
  'period_closed',
  'shift_closed',
  'clock_ahead',
] as const

/** Sales of all tills; what was sold though it was not there can be chosen. */
export function SalesTab() {
  const t = useTexts(posTexts)
  const [opened, setOpened] = useState<PosSale | null>(null)
  const table = useTableSearch<'issue'>({ filters: ['issue'], defaultLimit: 50 })
  const { q, ...rest } = table.apiQuery
  const query = useQuery(salesQuery({ ...rest, ...(q && { number: q }) } as PosSalesQuery))
  return (
    <>
      <FilterBar table={table} searchLabel={t('pos.search')}>
        <FilterSelect
          table={table}
          name="issue"
          label={t('pos.issue')}
          options={ISSUES.map(issue => ({ value: issue, label: t(`pos.issue.${issue}`) }))}
        />
      </FilterBar>
      <DataTable
        label={t('pos.sales')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        onOpen={setOpened}
        empty={{ icon: IconReceipt, title: t('pos.sales.empty'), text: t('pos.sales.empty.text') }}
      />
      <DetailDrawer opened={opened !== null} onClose={() => setOpened(null)} title={opened?.number ?? ''}>
        {opened && <SaleFacts id={opened.id} />}
      </DetailDrawer>
    </>
  )
}

function useColumns(): Column<PosSale>[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'number',
      header: t('pos.number'),
      isPrimary: true,
      render: ({ number, kind }) => (
        <Text size="sm" fw={600}>
          <bdi>{number}</bdi> {kind === 'return' && t('pos.return')}
        </Text>
      ),
    },
    { key: 'till', header: t('pos.till'), hideBelow: 'md', render: ({ till }) => <bdi>{till.name}</bdi> },
    { key: 'sold_at', header: t('pos.sold_at'), render: ({ sold_at }) => <RelativeTime value={sold_at} /> },
    { key: 'seller', header: t('pos.seller'), hideBelow: 'lg', render: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'total',
      header: t('pos.total'),
      render: ({ total }) => <bdi>{`${fmt.decimal(language, total.amount)} ${total.currency}`}</bdi>,
    },
    { key: 'issues', header: t('pos.issue'), render: ({ issues }) => <Issues issues={issues} /> },
  ]
}

function Issues({ issues }: Pick<PosSale, 'issues'>) {
  const t = useTexts(posTexts)
  const codes = [...new Set(issues.map(({ code }) => code))]
  return (
    <Group gap="xs">
      {codes.map(code => (
        <StatusBadge key={code} tone="warning">
          {t(`pos.issue.${code}`)}
        </StatusBadge>
      ))}
    </Group>
  )
}

function SaleFacts({ id }: { id: string }) {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  const { data } = useQuery(saleQuery(id))
  if (!data) return null
  const money = (amount: string) => <bdi>{fmt.decimal(language, amount)}</bdi>
  return (
    <Stack>
      <Issues issues={data.issues} />
      <FactList>
        {data.lines.map(line => (
          <Fact key={`${line.product} ${line.unit} ${line.total}`} label={`${line.name} × ${line.quantity}`}>
            {money(line.total)}
          </Fact>
        ))}
        <Fact label={t('pos.total')}>{money(data.total.amount)}</Fact>
        <Fact label={t('pos.tax')}>{money(data.tax)}</Fact>
        {data.payments.map(payment => (
          <Fact
            key={`${payment.method} ${payment.amount} ${payment.tendered}`}
            label={t(`pos.method.${payment.method}`)}
          >
            {money(payment.amount)}
          </Fact>
        ))}
        {data.receipt.number && (
          <Fact label={t('pos.ereceipt')}>
            <bdi>{data.receipt.number}</bdi>
          </Fact>
        )}
      </FactList>
    </Stack>
  )
}
