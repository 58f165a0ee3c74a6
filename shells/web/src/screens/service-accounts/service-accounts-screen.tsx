import { Button, Text } from '@mantine/core'
import { IconPlus, IconRobot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import {
  type ServiceAccount,
  type ServiceAccountsQuery,
  serviceAccountsQuery,
} from '../../data/service-accounts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RoleBadges } from '../../parts/role/role-badges.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { serviceAccountsAddress } from './address.ts'
import { serviceAccountTexts } from './texts.ts'

const NewAccountDialog = lazyPart(() => import('./new-account-dialog.tsx'), 'NewAccountDialog')

/** Who may not see it learns so from the table. */
export function ServiceAccountsScreen() {
  const t = useTexts(serviceAccountTexts)
  const table = useTableSearch<'status'>({ filters: ['status'], defaultSort: 'name', defaultLimit: 50 })
  const query = useQuery(serviceAccountsQuery({ ...table.apiQuery, count: true } as ServiceAccountsQuery))
  const columns = useColumns()
  const [isAdding, setAdding] = useAdding()
  const canManage = useCan('organisation.manage')
  const add = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('accounts.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('accounts.title')}
        count={counted(query.data, count => t('accounts.count', { count }))}
        description={t('accounts.subtitle')}
        actions={add}
      />
      <Filters table={table} />
      <DataTable
        label={t('accounts.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={account => account.id}
        rowLabel={account => account.name}
        hrefOf={({ id }) => `/service-accounts/${id}`}
        empty={{
          icon: IconRobot,
          title: t('accounts.empty.title'),
          text: t('accounts.empty.text'),
          action: add,
        }}
      />
      <LazyOverlay opened={isAdding}>
        <NewAccountDialog opened={isAdding} onClose={() => setAdding(false)} />
      </LazyOverlay>
    </>
  )
}

function Filters({ table }: { table: ReturnType<typeof useTableSearch<'status'>> }) {
  const t = useTexts(serviceAccountTexts)
  return (
    <FilterBar table={table} searchLabel={t('accounts.search')}>
      <FilterSelect
        table={table}
        name="status"
        label={t('accounts.status')}
        options={(['active', 'suspended'] as const).map(value => ({
          value,
          label: t(`accounts.status.${value}`),
        }))}
      />
    </FilterBar>
  )
}

function useColumns(): Column<ServiceAccount>[] {
  const t = useTexts(serviceAccountTexts)
  return [
    {
      key: 'name',
      header: t('accounts.name'),
      sortKey: 'name',
      isPrimary: true,
      width: '30%',
      render: account => <NameCell account={account} />,
    },
    {
      key: 'roles',
      header: t('accounts.roles'),
      render: ({ roles }) => <RoleBadges roles={roles} max={2} />,
    },
    {
      key: 'owner',
      header: t('accounts.owner'),
      hideBelow: 'lg',
      render: ({ owner }) => (
        <Text size="sm" component="span">
          <bdi>{owner.name}</bdi>
        </Text>
      ),
    },
    {
      key: 'last_used',
      header: t('accounts.last_used'),
      render: ({ last_used_at }) => <RelativeTime value={last_used_at} fallback={t('accounts.unused')} />,
    },
    {
      key: 'status',
      header: t('accounts.status'),
      render: ({ status }) => <StatusBadge status={status} />,
    },
  ]
}

function NameCell({ account: { name, description } }: { account: ServiceAccount }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        <bdi>{name}</bdi>
      </Text>
      {description && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {description}
        </Text>
      )}
    </div>
  )
}

function useAdding() {
  const { dialog } = serviceAccountsAddress.useSearch()
  const navigate = serviceAccountsAddress.useNavigate()
  const canManage = useCan('organisation.manage')
  const set = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'new' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [canManage && dialog === 'new', set] as const
}
