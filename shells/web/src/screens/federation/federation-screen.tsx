import { Button } from '@mantine/core'
import { IconAffiliate, IconLink, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { providersQuery } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { federationAddress } from './address.ts'
import { KeyBanner } from './key-banner.tsx'
import { ProviderCards } from './provider-cards.tsx'
import { federationTexts } from './texts.ts'
import { useProviderActs } from './use-provider-acts.tsx'

const LinksTable = lazyPart(() => import('./links-table.tsx'), 'LinksTable')
const ConnectDialog = lazyPart(() => import('./connect/connect-dialog.tsx'), 'ConnectDialog')

export function FederationScreen() {
  return (
    <RequirePermission permission="sso_federation.read">
      <Federation />
    </RequirePermission>
  )
}

function Federation() {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const { tab, dialog } = federationAddress.useSearch()
  const navigate = federationAddress.useNavigate()
  const isConnecting = canManage && dialog === 'connect'
  const setConnecting = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'connect' : undefined }),
      replace: true,
      resetScroll: false,
    })
  const open = (next: 'providers' | 'links') =>
    void navigate({ search: next === 'links' ? { tab: next } : {}, resetScroll: false })
  const connect = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setConnecting(true)}>
      {t('federation.connect')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('federation.title')} description={t('federation.subtitle')} actions={connect} />
      <KeyBanner />
      <ReadOnlyNotice permission="sso_federation.manage" mb="md" />
      <PageTabs
        label={t('federation.title')}
        tabs={[
          {
            key: 'providers',
            label: t('federation.tab.providers'),
            icon: IconAffiliate,
            content: <Providers connect={connect} />,
          },
          { key: 'links', label: t('federation.tab.links'), icon: IconLink, content: <LinksTable /> },
        ]}
        open={tab === 'links' ? 'links' : 'providers'}
        onOpen={open}
      />
      <LazyOverlay opened={isConnecting}>
        <ConnectDialog opened={isConnecting} onClose={() => setConnecting(false)} />
      </LazyOverlay>
    </>
  )
}

function Providers({ connect }: { connect: ReactNode }) {
  const t = useTexts(federationTexts)
  const table = useTableSearch({ filters: ['enabled'], defaultLimit: 25 })
  const query = useQuery(providersQuery(table.apiQuery))
  const acts = useProviderActs()
  const isEmpty = query.data?.items.length === 0 && !table.isFiltered
  return (
    <>
      {!isEmpty && (
        <FilterBar table={table} searchLabel={t('federation.search')}>
          <FilterSelect
            table={table}
            name="enabled"
            label={t('federation.state')}
            options={[
              { value: 'true', label: t('federation.enabled') },
              { value: 'false', label: t('federation.disabled') },
            ]}
          />
        </FilterBar>
      )}
      <ProblemAlert error={acts.error} />
      <ProviderCards query={query} table={table} acts={acts} connect={connect} />
      {acts.dialog}
    </>
  )
}
