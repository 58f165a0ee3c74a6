import { Button, Group, Stack, Text } from '@mantine/core'
import { IconBook, IconPlus } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntriesQuery, type Entry, entriesQuery } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { invoicingTexts } from '../texts.ts'

const EntryDialog = lazyPart(() => import('./entry-dialog.tsx'), 'EntryDialog')

/** Entries by double entry, the latest day first. */
export function JournalTab() {
  const t = useTexts(invoicingTexts)
  const table = useTableSearch({ filters: [], defaultLimit: 50 })
  const query = useQuery(entriesQuery(table.apiQuery as EntriesQuery))
  const canManage = useCan('invoicing.manage')
  const [isWriting, setWriting] = useState(false)
  const add = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setWriting(true)}>
      {t('invoicing.entries.add')}
    </Button>
  )
  return (
    <>
      <FilterBar table={table} actions={add} />
      <DataTable
        label={t('invoicing.journal')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ day, memo }) => `${day} ${memo}`}
        empty={{
          icon: IconBook,
          title: t('invoicing.journal.empty'),
          text: t('invoicing.journal.empty.text'),
        }}
      />
      <LazyOverlay opened={isWriting}>
        {isWriting && <EntryDialog onClose={() => setWriting(false)} />}
      </LazyOverlay>
    </>
  )
}

function useColumns(): Column<Entry>[] {
  const t = useTexts(invoicingTexts)
  return [
    { key: 'day', header: t('invoicing.day'), isPrimary: true, render: ({ day }) => <bdi>{day}</bdi> },
    { key: 'source', header: t('invoicing.source'), render: entry => <Source entry={entry} /> },
    {
      key: 'lines',
      header: t('invoicing.entries'),
      width: '45%',
      render: ({ lines }) => (
        <Stack gap={2}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a posted entry never change
            <EntryLine key={index} line={line} />
          ))}
        </Stack>
      ),
    },
    {
      key: 'made_by',
      header: t('invoicing.made_by'),
      hideBelow: 'lg',
      render: ({ made_by }) => <bdi>{made_by}</bdi>,
    },
  ]
}

function Source({ entry: { source, source_id, memo } }: { entry: Entry }) {
  const t = useTexts(invoicingTexts)
  const text = <bdi>{memo || t(`invoicing.source.${source}`)}</bdi>
  if (source !== 'document' || source_id === null) return text
  return (
    <TextLink to="/invoicing/$id" params={{ id: source_id }}>
      {text}
    </TextLink>
  )
}

function EntryLine({ line: { account, debit, credit } }: { line: Entry['lines'][number] }) {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  const side = debit === null ? t('invoicing.credit_side') : t('invoicing.debit_side')
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" ps={debit === null ? 'md' : 0}>
      <Text size="sm">
        <bdi>{`${account.code} ${account.name}`}</bdi>
      </Text>
      <Text size="sm" ta="end">
        {side} <bdi>{fmt.decimal(language, debit ?? credit ?? '0')}</bdi>
      </Text>
    </Group>
  )
}
