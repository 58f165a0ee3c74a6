import { Group } from '@mantine/core'
import { IconKey, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import { type ServiceAccount, serviceAccountQuery } from '../../data/service-accounts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { TokenCard } from '../../parts/token/token-card.tsx'
import { AccountEditor } from './account-editor.tsx'
import { serviceAccountAddress } from './address.ts'
import { serviceAccountTexts } from './texts.ts'

export function ServiceAccountScreen() {
  const { id } = serviceAccountAddress.useParams()
  return (
    <ResourcePage query={useQuery(serviceAccountQuery(id))}>
      {({ data, visit, reload }) => <AccountPage key={id} account={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type AccountPageProps = { account: ServiceAccount; visit: number; onReload: () => void }

function AccountPage({ account, visit, onReload }: AccountPageProps) {
  const t = useTexts(serviceAccountTexts)
  const { id, name, status, description } = account
  const { tab = 'settings' } = serviceAccountAddress.useSearch()
  const navigate = serviceAccountAddress.useNavigate()
  const canManage = useCan('organisation.manage')
  const change = (next: 'settings' | 'tokens') =>
    void navigate({ search: next === 'tokens' ? { tab: next } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('accounts.title'), to: '/service-accounts' }, { label: name }]}
        title={name}
        description={
          <Group gap="sm" mt={4}>
            <StatusBadge status={status} />
            <span>{description}</span>
          </Group>
        }
      />
      <PageTabs
        label={t('accounts.tabs')}
        tabs={[
          {
            key: 'settings',
            label: t('accounts.tab.settings'),
            icon: IconSettings,
            content: <AccountEditor key={visit} account={account} onReload={onReload} />,
          },
          {
            key: 'tokens',
            label: t('accounts.tab.tokens'),
            icon: IconKey,
            content: (
              <TokenCard
                holder={{ serviceAccount: id }}
                title={t('accounts.tokens')}
                description={t('accounts.tokens.text')}
                canManage={canManage}
              />
            ),
          },
        ]}
        open={tab}
        onOpen={change}
      />
    </>
  )
}
