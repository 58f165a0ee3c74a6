import { IconListCheck, IconSearch, IconUserSearch } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { ButtonLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { REGISTRY_TABS, registryAddress } from './address.ts'
import { LookupTab } from './lookup/lookup-tab.tsx'
import { registryTexts } from './texts.ts'

const BatchesTab = lazyPart(() => import('./batches/batches-tab.tsx'), 'BatchesTab')

/** A clerk types a number and sees the citizen or the company, with source and time. */
export function RegistryScreen() {
  return (
    <RequirePermission permission="egov.read">
      <Registry />
    </RequirePermission>
  )
}

function Registry() {
  const t = useTexts(registryTexts)
  const { tab } = registryAddress.useSearch()
  const navigate = registryAddress.useNavigate()
  const open = REGISTRY_TABS.find(one => one === tab) ?? 'lookup'
  return (
    <>
      <PageHeader
        title={t('registry.title')}
        description={t('registry.subtitle')}
        actions={
          <ButtonLink to="/registry/lookups" variant="default" leftSection={<IconUserSearch size={18} />}>
            {t('registry.lookups')}
          </ButtonLink>
        }
      />
      <PageTabs
        label={t('registry.title')}
        tabs={[
          {
            key: 'lookup',
            label: t('registry.tab.lookup'),
            icon: IconSearch,
            content: <LookupTab />,
            keepMounted: true,
          },
          { key: 'batches', label: t('registry.tab.batches'), icon: IconListCheck, content: <BatchesTab /> },
        ]}
        open={open}
        onOpen={key => void navigate({ search: key === 'lookup' ? {} : { tab: key } })}
      />
    </>
  )
}
