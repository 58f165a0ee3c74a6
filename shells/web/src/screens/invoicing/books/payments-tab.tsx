import { Button, Text } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Payment, type PaymentsQuery, paymentsQuery } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { MoneyText } from '../money-text.tsx'
import { invoicingTexts } from '../texts.ts'

const NewPaymentDialog = lazyPart(() => import('../payment/new-payment-dialog.tsx'), 'NewPaymentDialog')

const DIRECTIONS = ['in', 'out'] as const

/** Money that came and went, and what of it settles nothing yet. */
export function PaymentsTab() {
  const t = useTexts(invoicingTexts)
  const table = useTableSearch<'direction' | 'open'>({ filters: ['direction', 'open'], defaultLimit: 50 })
  const query = useQuery(paymentsQuery(table.apiQuery as PaymentsQuery))
  return (
    <>
      <FilterBar table={table} actions={<NewPayment />}>
        <FilterSelect
          table={table}
          name="direction"
          label={t('invoicing.direction')}
          options={DIRECTIONS.map(one => ({ value: one, label: t(`invoicing.direction.${one}`) }))}
        />
        <FilterSelect
          table={table}
          name="open"
          label={t('invoicing.status')}
          options={[
            { value: 'true', label: t('invoicing.payment.on_account') },
            { value: 'false', label: t('invoicing.payment.allocated') },
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('invoicing.payments')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        hrefOf={({ id }) => `/invoicing/payments/${id}`}
        empty={{
          icon: IconCash,
          title: t('invoicing.payments.empty'),
          text: t('invoicing.payments.empty.text'),
        }}
      />
    </>
  )
}

/** Money that names no document yet. */
function NewPayment() {
  const t = useTexts(invoicingTexts)
  const [opened, setOpened] = useState(false)
  if (!useCan('invoicing.manage')) return null
  return (
    <>
      <Button leftSection={<IconCash size={18} />} onClick={() => setOpened(true)}>
        {t('invoicing.pay')}
      </Button>
      <LazyOverlay opened={opened}>
        {opened && <NewPaymentDialog onClose={() => setOpened(false)} />}
      </LazyOverlay>
    </>
  )
}

function useColumns(): Column<Payment>[] {
  const t = useTexts(invoicingTexts)
  return [
    {
      key: 'number',
      header: t('invoicing.number'),
      isPrimary: true,
      render: ({ number, direction }) => (
        <>
          <Text size="sm" fw={600}>
            <bdi>{number}</bdi>
          </Text>
          <Text size="xs" c="dimmed">
            {t(`invoicing.direction.${direction}`)}
          </Text>
        </>
      ),
    },
    { key: 'contact', header: t('invoicing.contact'), render: ({ contact }) => <bdi>{contact.name}</bdi> },
    { key: 'day', header: t('invoicing.day'), render: ({ day }) => <bdi>{day}</bdi> },
    {
      key: 'account',
      header: t('invoicing.account'),
      hideBelow: 'lg',
      render: ({ account }) => <bdi>{account.name}</bdi>,
    },
    { key: 'amount', header: t('invoicing.amount'), render: ({ amount }) => <MoneyText money={amount} /> },
    {
      key: 'unallocated',
      header: t('invoicing.unallocated'),
      hideBelow: 'md',
      render: ({ unallocated }) => <MoneyText money={unallocated} />,
    },
  ]
}
