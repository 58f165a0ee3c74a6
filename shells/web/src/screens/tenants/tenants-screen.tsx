import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildings, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMe } from '../../data/me.ts'
import { tenantsQuery } from '../../data/tenants.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { type TableControls, useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { Forbidden } from '../../parts/state/forbidden.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { TenantMenu } from './tenant-menu.tsx'
import { tenantsTexts } from './texts.ts'
import { useTenantActs } from './use-tenant-acts.tsx'
import { useTenantColumns } from './use-tenant-columns.tsx'

const CreateTenant = lazyPart(() => import('./create-tenant.tsx'), 'CreateTenant')
const TenantDrawer = lazyPart(() => import('./tenant-drawer.tsx'), 'TenantDrawer')

export function TenantsScreen() {
  const { user } = useMe()
  return user.is_operator ? <Tenants /> : <Forbidden order={1} />
}

const FILTERS = ['status'] as const

function Tenants() {
  const t = useTexts(tenantsTexts)
  const table = useTableSearch<'status'>({ filters: FILTERS, defaultSort: '-created_at' })
  const query = useQuery(tenantsQuery(table.apiQuery))
  const columns = useTenantColumns()
  const acts = useTenantActs()
  const [isCreating, creating] = useDisclosure(false)
  const [open, setOpen] = useOpened()
  const createButton = (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={creating.open}>
      {t('tenants.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('tenants.title')}
        count={counted(query.data, count => t('tenants.count', { count }))}
        description={t('tenants.subtitle')}
        actions={createButton}
      />
      <Filters table={table} />
      <ProblemAlert error={open ? null : acts.error} />
      <DataTable
        label={t('tenants.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={tenant => tenant.id}
        rowLabel={tenant => tenant.name}
        onOpen={tenant => setOpen(tenant.id)}
        menu={tenant => <TenantMenu tenant={tenant} acts={acts} onOpen={() => setOpen(tenant.id)} />}
        empty={{
          icon: IconBuildings,
          title: t('tenants.empty.title'),
          text: t('tenants.empty.text'),
          action: createButton,
        }}
      />
      <LazyOverlay opened={isCreating}>
        <CreateTenant opened={isCreating} onClose={creating.close} />
      </LazyOverlay>
      <LazyOverlay opened={open !== undefined}>
        <TenantDrawer id={open} onClose={() => setOpen(undefined)} acts={acts} />
      </LazyOverlay>
      {acts.dialog}
    </>
  )
}

/** The opened organisation is in the address, so that it can be sent to someone. */
function useOpened(): [string | undefined, (id: string | undefined) => void] {
  const { open } = useSearch({ from: '/platform/tenants' })
  const navigate = useNavigate({ from: '/platform/tenants' })
  const setOpen = (id: string | undefined) =>
    void navigate({ search: old => ({ ...old, open: id }), resetScroll: false })
  return [open, setOpen]
}

function Filters({ table }: { table: TableControls<'status'> }) {
  const t = useTexts(tenantsTexts)
  return (
    <FilterBar table={table} searchLabel={t('tenants.search')}>
      <FilterSelect
        table={table}
        name="status"
        label={t('tenants.column.status')}
        options={(['active', 'suspended', 'deleting'] as const).map(value => ({
          value,
          label: t(`tenants.status.${value}`),
        }))}
      />
    </FilterBar>
  )
}
