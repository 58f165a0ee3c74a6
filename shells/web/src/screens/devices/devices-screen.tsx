import { Badge, Stack, Text } from '@mantine/core'
import { IconCheck, IconDevices, IconPencil, IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useCan } from '../../data/me.ts'
import { approveDevice, type Device, devicesQuery, revokeDevice } from '../../data/organisation/devices.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { devicesTexts } from './texts.ts'

const PolicyCard = lazyPart(() => import('./policy-card.tsx'), 'PolicyCard')

const DeviceDialog = lazyPart(() => import('./device-dialog.tsx'), 'DeviceDialog')

const COLORS = { pending: 'yellow', approved: 'green', revoked: 'gray' } as const

/** Machines on which people of the organisation use a native shell. */
export function DevicesScreen() {
  const t = useTexts(devicesTexts)
  const canManage = useCan('organisation.manage')
  return (
    <Stack gap="lg">
      <PageHeader title={t('devices.title')} description={t('devices.subtitle')} />
      <DevicesTable canManage={canManage} />
      <Suspense>
        <PolicyCard canManage={canManage} />
      </Suspense>
    </Stack>
  )
}

function DevicesTable({ canManage }: { canManage: boolean }) {
  const t = useTexts(devicesTexts)
  const table = useTableSearch()
  const query = useQuery(devicesQuery(table.apiQuery))
  const { approve, revoke, dialog } = useDecisions()
  const [changed, setChanged] = useState<Device | null>(null)
  const menu = (row: Device) => (
    <>
      <MenuItem
        disabled={row.status === 'revoked'}
        leftSection={<IconPencil size={16} />}
        onClick={() => setChanged(row)}
      >
        {t('devices.change')}
      </MenuItem>
      {row.status === 'pending' && (
        <MenuItem leftSection={<IconCheck size={16} />} onClick={() => approve(row)}>
          {t('devices.approve')}
        </MenuItem>
      )}
      <MenuItem
        color="red"
        disabled={row.status === 'revoked'}
        leftSection={<IconPlugConnectedX size={16} />}
        onClick={() => revoke(row)}
      >
        {t('devices.revoke')}
      </MenuItem>
    </>
  )
  return (
    <>
      <DataTable
        label={t('devices.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        {...(canManage && { menu })}
        empty={{ icon: IconDevices, title: t('devices.empty.title'), text: t('devices.empty.text') }}
      />
      {dialog}
      <LazyOverlay opened={changed !== null}>
        {changed && <DeviceDialog key={changed.id} device={changed} onClose={() => setChanged(null)} />}
      </LazyOverlay>
    </>
  )
}

function useDecisions() {
  const t = useTexts(devicesTexts)
  const [confirm, dialog] = useConfirm()
  const approve = ({ id, name }: Device) =>
    confirm({
      title: t('devices.approve.title', { name }),
      effect: t('devices.approve.effect'),
      verb: t('devices.approve'),
      done: t('devices.approve.done'),
      onConfirm: () => approveDevice(id),
    })
  const revoke = ({ id, name }: Device) =>
    confirm({
      title: t('devices.revoke.title', { name }),
      effect: t('devices.revoke.effect'),
      verb: t('devices.revoke'),
      done: t('devices.revoke.done'),
      onConfirm: () => revokeDevice(id),
    })
  return { approve, revoke, dialog }
}

function useColumns(): Column<Device>[] {
  const t = useTexts(devicesTexts)
  return [
    {
      key: 'name',
      header: t('devices.name'),
      isPrimary: true,
      render: row => (
        <>
          <Text fw={500}>{row.name}</Text>
          <Text size="xs" c="dimmed">
            {t(`devices.platform.${row.platform}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      header: t('devices.status'),
      render: row => (
        <Badge variant="light" color={COLORS[row.status]}>
          {t(`devices.status.${row.status}`)}
        </Badge>
      ),
    },
    {
      key: 'registered_by',
      header: t('devices.registered_by'),
      hideBelow: 'md',
      render: row => <bdi>{row.registered_by.name}</bdi>,
    },
    { key: 'sessions', header: t('devices.sessions'), hideBelow: 'md', render: row => row.sessions },
    {
      key: 'health',
      header: t('devices.health'),
      hideBelow: 'md',
      render: row => <Health device={row} />,
    },
    {
      key: 'last_seen_at',
      header: t('devices.last_seen'),
      hideBelow: 'md',
      render: row => <RelativeTime value={row.last_seen_at} />,
    },
  ]
}

function Health({ device: { health } }: { device: Device }) {
  const t = useTexts(devicesTexts)
  if (!health) return '–'
  const broken = health.devices.filter(({ status }) => status === 'error' || status === 'gone')
  if (broken.length > 0)
    return (
      <Badge variant="light" color="red">
        {t('devices.health.broken', { names: broken.map(({ name }) => name).join(', ') })}
      </Badge>
    )
  return health.queued > 0 ? t('devices.health.queued', { count: health.queued }) : t('devices.health.good')
}
