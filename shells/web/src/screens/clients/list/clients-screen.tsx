import { Button } from '@mantine/core'
import { IconAppWindow, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clientsQuery } from '../../../data/clients.ts'
import { useCan, useMe } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { counted } from '../../../parts/page/counted.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { clientsAddress } from '../address.ts'
import { ClientMenu } from '../client-menu.tsx'
import { clientsTexts } from '../texts.ts'
import { useClientActs } from '../use-client-acts.tsx'
import { useClientColumns } from './client-columns.tsx'
import { InstallationClients } from './installation-clients.tsx'

const RegisterDialog = lazyPart(() => import('../register/register-dialog.tsx'), 'RegisterDialog')

const FILTERS = ['type', 'enabled', 'installation'] as const
type Filter = (typeof FILTERS)[number]

/** Who may not see it, or has not installed it, learns so from the table. */
export function ClientsScreen() {
  const t = useTexts(clientsTexts)
  const canManage = useCan('sso_clients.manage')
  const { user } = useMe()
  const table = useTableSearch<Filter>({ filters: FILTERS, defaultSort: 'name', defaultLimit: 25 })
  const query = useQuery(clientsQuery(table.apiQuery))
  const columns = useClientColumns()
  const acts = useClientActs()
  const [isRegistering, setRegistering] = useRegistering()
  const register = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setRegistering(true)}>
      {t('clients.register')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('clients.title')}
        count={counted(query.data, count => t('clients.count', { count }))}
        description={t('clients.subtitle')}
        actions={register}
      />
      <Filters table={table} />
      <ProblemAlert error={acts.error} />
      <DataTable
        label={t('clients.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={client => client.id}
        rowLabel={client => client.name}
        hrefOf={({ id }) => `/sso/clients/${id}`}
        menu={canManage ? client => <ClientMenu client={client} acts={acts} /> : undefined}
        empty={{
          icon: IconAppWindow,
          title: t('clients.empty.title'),
          text: t('clients.empty.text'),
          action: register,
          docs: 'clients',
        }}
      />
      {user.is_operator && !table.isFiltered && <InstallationClients />}
      {acts.dialog}
      <LazyOverlay opened={isRegistering}>
        <RegisterDialog opened={isRegistering} onClose={() => setRegistering(false)} />
      </LazyOverlay>
    </>
  )
}

function Filters({ table }: { table: ReturnType<typeof useTableSearch<Filter>> }) {
  const t = useTexts(clientsTexts)
  const { user } = useMe()
  return (
    <FilterBar table={table} searchLabel={t('clients.search')}>
      <FilterSelect
        table={table}
        name="type"
        label={t('clients.column.type')}
        options={(['confidential', 'public'] as const).map(value => ({
          value,
          label: t(`clients.type.${value}`),
        }))}
      />
      <FilterSelect
        table={table}
        name="enabled"
        label={t('clients.column.enabled')}
        options={[
          { value: 'true', label: t('clients.enabled') },
          { value: 'false', label: t('clients.disabled') },
        ]}
      />
      {user.is_operator && (
        <FilterSelect
          table={table}
          name="installation"
          label={t('clients.filter.owner')}
          options={[{ value: 'true', label: t('clients.filter.installation') }]}
        />
      )}
    </FilterBar>
  )
}

/** In the URL, so that other pages can lead straight to registering. */
function useRegistering() {
  const { dialog } = clientsAddress.useSearch()
  const navigate = clientsAddress.useNavigate()
  const canManage = useCan('sso_clients.manage')
  const set = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'register' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [canManage && dialog === 'register', set] as const
}
