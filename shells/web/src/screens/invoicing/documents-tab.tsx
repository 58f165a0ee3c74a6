import { Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type DocumentSummary, type DocumentsQuery, documentsQuery } from '../../data/business/invoicing.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { NewDocumentActions } from './document/new-document-actions.tsx'
import { DocumentStatus } from './document-status.tsx'
import { MoneyText } from './money-text.tsx'
import { invoicingTexts } from './texts.ts'

const KINDS = ['invoice', 'bill', 'credit_note', 'bill_credit'] as const
const STATUSES = ['draft', 'open', 'overdue', 'paid'] as const

/** Invoices, bills and what takes them back, with what is left to pay. */
export function DocumentsTab() {
  const t = useTexts(invoicingTexts)
  const table = useTableSearch<'kind' | 'status'>({ filters: ['kind', 'status'], defaultLimit: 50 })
  const { q, ...rest } = table.apiQuery
  const query = useQuery(documentsQuery({ ...rest, ...(q && { number: q }) } as DocumentsQuery))
  return (
    <>
      <FilterBar table={table} searchLabel={t('invoicing.search')} actions={<NewDocumentActions />}>
        <FilterSelect
          table={table}
          name="kind"
          label={t('invoicing.kind')}
          options={KINDS.map(kind => ({ value: kind, label: t(`invoicing.kind.${kind}`) }))}
        />
        <FilterSelect
          table={table}
          name="status"
          label={t('invoicing.status')}
          options={STATUSES.map(status => ({ value: status, label: t(`invoicing.status.${status}`) }))}
        />
      </FilterBar>
      <DataTable
        label={t('invoicing.documents')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ kind, number, contact }) => `${t(`invoicing.kind.${kind}`)} ${number ?? contact.name}`}
        hrefOf={({ id }) => `/invoicing/${id}`}
        empty={{
          icon: IconFileInvoice,
          title: t('invoicing.documents.empty'),
          text: t('invoicing.documents.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<DocumentSummary>[] {
  const t = useTexts(invoicingTexts)
  return [
    {
      key: 'number',
      header: t('invoicing.number'),
      isPrimary: true,
      render: document => <DocumentName document={document} />,
    },
    {
      key: 'contact',
      header: t('invoicing.contact'),
      render: ({ contact }) => <bdi>{contact.name}</bdi>,
    },
    {
      key: 'issued_on',
      header: t('invoicing.issued_on'),
      hideBelow: 'lg',
      render: ({ issued_on }) => <bdi>{issued_on}</bdi>,
    },
    {
      key: 'due_on',
      header: t('invoicing.due_on'),
      hideBelow: 'md',
      render: ({ due_on }) => <bdi>{due_on}</bdi>,
    },
    {
      key: 'total',
      header: t('invoicing.total'),
      hideBelow: 'md',
      render: ({ total }) => <MoneyText money={total} />,
    },
    {
      key: 'due',
      header: t('invoicing.due'),
      render: ({ state, due }) => state === 'posted' && <MoneyText money={due} />,
    },
    {
      key: 'status',
      header: t('invoicing.status'),
      render: document => <DocumentStatus document={document} />,
    },
  ]
}

function DocumentName({ document: { kind, number } }: { document: DocumentSummary }) {
  const t = useTexts(invoicingTexts)
  return (
    <>
      <Text size="sm" fw={600}>
        <bdi>{number ?? t('invoicing.status.draft')}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {t(`invoicing.kind.${kind}`)}
      </Text>
    </>
  )
}
