import { Button, Code, Stack, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconShield, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { deleteResource, type Resource, resourcesQuery } from '../../data/assistant/resources.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { resourcesTexts } from './texts.ts'

const HostsCard = lazyPart(() => import('./hosts-card.tsx'), 'HostsCard')
const ResourceDialog = lazyPart(() => import('./resource-dialog.tsx'), 'ResourceDialog')

/** Services that take tokens of their own, and hosts whose applications need no registration. */
export function ResourcesScreen() {
  const t = useTexts(resourcesTexts)
  const canManage = useCan('sso_clients.manage')
  const [edited, setEdited] = useState<Resource | 'new' | null>(null)
  const add = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
      {t('resources.add')}
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader title={t('resources.title')} description={t('resources.subtitle')} actions={add} />
      <ResourcesTable canManage={canManage} onEdit={setEdited} />
      <Suspense>
        <HostsCard canManage={canManage} />
      </Suspense>
      <LazyOverlay opened={edited !== null}>
        <ResourceDialog
          key={edited === null ? 'none' : edited === 'new' ? 'new' : edited.id}
          resource={edited === 'new' ? null : edited}
          opened={edited !== null}
          onClose={() => setEdited(null)}
        />
      </LazyOverlay>
    </Stack>
  )
}

type ResourcesTableProps = { canManage: boolean; onEdit: (resource: Resource) => void }

function ResourcesTable({ canManage, onEdit }: ResourcesTableProps) {
  const t = useTexts(resourcesTexts)
  const table = useTableSearch()
  const query = useQuery(resourcesQuery(table.apiQuery))
  const [confirm, dialog] = useConfirm()
  const remove = ({ id, name }: Resource) =>
    confirm({
      title: t('resources.delete.title', { name }),
      effect: t('resources.delete.effect'),
      verb: t('resources.delete'),
      onConfirm: () => deleteResource(id),
    })
  const menu = (row: Resource) => (
    <>
      <MenuItem leftSection={<IconPencil size={16} />} onClick={() => onEdit(row)}>
        {t('resources.edit')}
      </MenuItem>
      <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => remove(row)}>
        {t('resources.delete')}
      </MenuItem>
    </>
  )
  return (
    <>
      <DataTable
        label={t('resources.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        {...(canManage && { menu })}
        empty={{ icon: IconShield, title: t('resources.empty.title'), text: t('resources.empty.text') }}
      />
      {dialog}
    </>
  )
}

function useColumns(): Column<Resource>[] {
  const t = useTexts(resourcesTexts)
  return [
    {
      key: 'name',
      header: t('resources.name'),
      isPrimary: true,
      render: row => <Text fw={500}>{row.name}</Text>,
    },
    { key: 'uri', header: t('resources.uri'), render: row => <Code>{row.uri}</Code> },
    { key: 'scopes', header: t('resources.scopes'), hideBelow: 'md', render: row => row.scopes.join(' ') },
    { key: 'format', header: t('resources.format'), hideBelow: 'md', render: row => row.format },
  ]
}
