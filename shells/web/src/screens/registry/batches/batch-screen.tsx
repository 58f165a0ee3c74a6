import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconListCheck, IconPlayerStop } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import {
  type Batch,
  type BatchItem,
  batchFile,
  batchItemsQuery,
  batchQuery,
  cancelBatch,
} from '../../../data/government/registry.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { batchAddress } from '../address.ts'
import { registryTexts } from '../texts.ts'
import { BatchBadge, BatchProgress } from './batch-progress.tsx'

export function BatchScreen() {
  const { id } = batchAddress.useParams()
  const query = useQuery(batchQuery(id))
  return (
    <ResourcePage query={query} permission="egov.read">
      {({ data }) => <BatchPage batch={data} />}
    </ResourcePage>
  )
}

function BatchPage({ batch }: { batch: Batch }) {
  const t = useTexts(registryTexts)
  const { language } = useLanguage()
  const table = useTableSearch<never>({ filters: [], defaultLimit: 50 })
  const query = useQuery(batchItemsQuery(batch.id, table.apiQuery, batch.done))
  const [confirm, dialog] = useConfirm()
  const stop = () =>
    confirm({
      title: t('registry.batch.stop'),
      effect: t('registry.batch.stop.text'),
      verb: t('registry.batch.stop'),
      onConfirm: () => cancelBatch(batch.id),
    })
  return (
    <>
      <PageHeader
        title={batch.purpose}
        breadcrumbs={[{ label: t('registry.title'), to: '/registry' }]}
        actions={<BatchActions batch={batch} onStop={stop} />}
      />
      <Card mb="lg">
        <Stack gap="xs" aria-live="polite">
          <Group gap="sm">
            <BatchBadge batch={batch} />
            <Text size="sm">{t('registry.batch.found', { found: fmt.number(language, batch.found) })}</Text>
          </Group>
          <BatchProgress batch={batch} />
        </Stack>
      </Card>
      <DataTable
        label={t('registry.batch.items')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={item => String(item.position)}
        rowLabel={item => item.registry_number}
        empty={{ icon: IconListCheck, title: t('registry.batch.none'), text: t('registry.batch.none.text') }}
      />
      {dialog}
    </>
  )
}

function BatchActions({ batch, onStop }: { batch: Batch; onStop: () => void }) {
  const t = useTexts(registryTexts)
  const isOpen = batch.status !== 'finished' && batch.status !== 'cancelled'
  return (
    <>
      {isOpen && (
        <Button variant="default" leftSection={<IconPlayerStop size={18} />} onClick={onStop}>
          {t('registry.batch.stop')}
        </Button>
      )}
      <Button
        component="a"
        href={batchFile(batch.id)}
        download
        variant="default"
        leftSection={<IconDownload size={18} />}
      >
        {t('registry.batch.download')}
      </Button>
    </>
  )
}

function useColumns(): Column<BatchItem>[] {
  const t = useTexts(registryTexts)
  return [
    {
      key: 'number',
      header: t('registry.column.number'),
      isPrimary: true,
      render: ({ registry_number }) => (
        <Text size="sm" fw={600} component="bdi">
          {registry_number}
        </Text>
      ),
    },
    {
      key: 'name',
      header: t('registry.holder.name'),
      width: '40%',
      render: ({ name }) => <bdi lang="mn">{name ?? '–'}</bdi>,
    },
    { key: 'outcome', header: t('registry.column.outcome'), render: item => <ItemBadge item={item} /> },
    {
      key: 'fetched_at',
      header: t('registry.column.at'),
      hideBelow: 'md',
      render: ({ fetched_at }) => (fetched_at ? <AbsoluteTime value={fetched_at} /> : '–'),
    },
  ]
}

function ItemBadge({ item: { outcome, entity_status, registry_code } }: { item: BatchItem }) {
  const t = useTexts(registryTexts)
  if (entity_status)
    return (
      <StatusBadge tone={entity_status === 'registered' ? 'success' : 'danger'}>
        {t(`registry.status.${entity_status}`)}
      </StatusBadge>
    )
  if (outcome === 'asked') return <StatusBadge tone="neutral">{t('registry.item.open')}</StatusBadge>
  return (
    <StatusBadge tone="warning">
      {registry_code === 1 ? t('registry.item.unknown') : t(`registry.outcome.${outcome}`)}
      {registry_code !== null && registry_code > 1 ? ` (${registry_code})` : ''}
    </StatusBadge>
  )
}
