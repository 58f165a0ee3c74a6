import { Button } from '@mantine/core'
import { IconPlus, IconTransfer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import { type Target, targetsQuery } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { partsTexts } from '../../parts/texts.ts'
import { targetsAddress } from './address.ts'
import { HealthCounts } from './health-counts.tsx'
import { KeyBanner } from './key-banner.tsx'
import { useTargetColumns } from './target-columns.tsx'
import { TargetMenu } from './target-menu.tsx'
import { scimTexts } from './texts.ts'
import { useTargetActs } from './use-target-acts.tsx'

const AddDialog = lazyPart(() => import('./add/add-dialog.tsx'), 'AddDialog')

export function TargetsScreen() {
  return (
    <RequirePermission permission="sso_provisioning.read">
      <Targets />
    </RequirePermission>
  )
}

const FILTERS = ['health', 'enabled'] as const

const URGENCY = { failing: 0, paused: 1, unknown: 2, ok: 3 } as const

/** What needs somebody stands on top of its page. */
const failuresFirst = <T extends { items: readonly Target[] }>(page: T): T => ({
  ...page,
  items: page.items.toSorted((a, b) => URGENCY[a.health] - URGENCY[b.health]),
})

function Targets() {
  const t = useTexts(scimTexts)
  const canManage = useCan('sso_provisioning.manage')
  const table = useTableSearch<(typeof FILTERS)[number]>({ filters: FILTERS, defaultLimit: 25 })
  const query = useQuery({ ...targetsQuery(table.apiQuery), select: failuresFirst })
  const columns = useTargetColumns()
  const acts = useTargetActs()
  const [isAdding, setAdding] = useAdding()
  const add = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('scim.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('scim.title')}
        count={counted(query.data, count => t('scim.count', { count }))}
        description={t('scim.subtitle')}
        actions={add}
      />
      <KeyBanner />
      <HealthCounts />
      <Filters table={table} />
      <DataTable
        label={t('scim.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={target => target.id}
        rowLabel={target => target.name}
        hrefOf={({ id }) => `/sso/scim/${id}`}
        menu={canManage ? target => <TargetMenu target={target} acts={acts} /> : undefined}
        empty={{
          icon: IconTransfer,
          title: t('scim.empty.title'),
          text: t('scim.empty.text'),
          action: add,
          docs: 'provisioning',
        }}
      />
      {acts.dialog}
      <LazyOverlay opened={isAdding}>
        <AddDialog opened={isAdding} onClose={() => setAdding(false)} />
      </LazyOverlay>
    </>
  )
}

function Filters({ table }: { table: ReturnType<typeof useTableSearch<(typeof FILTERS)[number]>> }) {
  const t = useTexts(scimTexts)
  const tParts = useTexts(partsTexts)
  return (
    <FilterBar table={table} searchLabel={t('scim.search')}>
      <FilterSelect
        table={table}
        name="health"
        label={t('scim.column.health')}
        options={(['ok', 'failing', 'paused', 'unknown'] as const).map(value => ({
          value,
          label: t(`scim.health.${value}`),
        }))}
      />
      <FilterSelect
        table={table}
        name="enabled"
        label={t('scim.filter.enabled')}
        options={[
          { value: 'true', label: tParts('parts.status.enabled') },
          { value: 'false', label: tParts('parts.status.disabled') },
        ]}
      />
    </FilterBar>
  )
}

/** In the URL, so that other pages can lead straight to it. */
function useAdding() {
  const { dialog } = targetsAddress.useSearch()
  const navigate = targetsAddress.useNavigate()
  const canManage = useCan('sso_provisioning.manage')
  const set = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'add' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [canManage && dialog === 'add', set] as const
}
