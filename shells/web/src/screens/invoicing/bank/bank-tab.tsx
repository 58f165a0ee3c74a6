import { Button, Group, Text } from '@mantine/core'
import { IconBuildingBank, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BankLine, type BankLinesQuery, bankLinesQuery } from '../../../data/business/invoicing-bank.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'
import { LineActions } from './line-actions.tsx'

const StatementDialog = lazyPart(() => import('./statement-dialog.tsx'), 'StatementDialog')

const STATES = ['open', 'matched', 'ignored'] as const
const TONES = { open: 'info', matched: 'success', ignored: 'neutral' } as const

/** Lines of bank statements, and what they may settle. */
export function BankTab() {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  const [isImporting, setImporting] = useState(false)
  const table = useTableSearch<'state'>({ filters: ['state'], defaultLimit: 50 })
  const query = useQuery(bankLinesQuery(table.apiQuery as BankLinesQuery))
  const add = canManage && (
    <Button leftSection={<IconUpload size={18} />} onClick={() => setImporting(true)}>
      {t('invoicing.bank.import')}
    </Button>
  )
  return (
    <>
      <FilterBar table={table} actions={add}>
        <FilterSelect
          table={table}
          name="state"
          label={t('invoicing.status')}
          options={STATES.map(one => ({ value: one, label: t(`invoicing.bank.state.${one}`) }))}
        />
      </FilterBar>
      <DataTable
        label={t('invoicing.bank')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ day, description }) => `${day} ${description}`}
        empty={{
          icon: IconBuildingBank,
          title: t('invoicing.bank.empty'),
          text: t('invoicing.bank.empty.text'),
        }}
      />
      <LazyOverlay opened={isImporting}>
        {isImporting && <StatementDialog onClose={() => setImporting(false)} />}
      </LazyOverlay>
    </>
  )
}

function useColumns(): Column<BankLine>[] {
  const t = useTexts(invoicingTexts)
  return [
    {
      key: 'day',
      header: t('invoicing.day'),
      isPrimary: true,
      width: '15%',
      render: ({ day, account }) => <TwoLines first={day} second={account.name} isStrong />,
    },
    {
      key: 'amount',
      header: t('invoicing.amount'),
      render: ({ amount, direction }) => (
        <>
          <MoneyText money={amount} />
          <Text size="xs" c="dimmed">
            {t(`invoicing.direction.${direction}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'description',
      header: t('invoicing.memo'),
      render: ({ description, counterparty, counterparty_account }) => (
        <TwoLines
          first={description}
          second={[counterparty, counterparty_account].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'state',
      header: t('invoicing.status'),
      hideBelow: 'md',
      render: line => <LineState line={line} />,
    },
    {
      key: 'suggestions',
      header: t('invoicing.bank.suggestions'),
      width: '32%',
      render: line => <LineActions line={line} />,
    },
  ]
}

function LineState({ line: { state, payment } }: { line: BankLine }) {
  const t = useTexts(invoicingTexts)
  return (
    <Group gap="xs">
      <StatusBadge tone={TONES[state]}>{t(`invoicing.bank.state.${state}`)}</StatusBadge>
      {payment && <bdi>{payment.number}</bdi>}
    </Group>
  )
}

type TwoLinesProps = { first: string; second: string; isStrong?: boolean }

function TwoLines({ first, second, isStrong = false }: TwoLinesProps) {
  return (
    <>
      <Text size="sm" fw={isStrong ? 600 : undefined}>
        <bdi>{first}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        <bdi>{second}</bdi>
      </Text>
    </>
  )
}
