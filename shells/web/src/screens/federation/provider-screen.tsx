import { Alert, Button, Group, Stack } from '@mantine/core'
import {
  type Icon,
  IconArrowsExchange,
  IconInfoCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { type Provider, providerQuery } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { ClientLogo } from '../../parts/logo/client-logo.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { PROVIDER_TABS, type ProviderTab, providerAddress } from './address.ts'
import { KeyBanner } from './key-banner.tsx'
import type { ProviderTabProps } from './tab-props.ts'
import { federationTexts } from './texts.ts'
import { type ProviderActs, useProviderActs } from './use-provider-acts.tsx'

const SettingsTab = lazyPart(() => import('./settings/settings-tab.tsx'), 'SettingsTab')
const MappingTab = lazyPart(() => import('./mapping/mapping-tab.tsx'), 'MappingTab')
const PeopleTab = lazy(async () => {
  const { LinksTable } = await import('./links-table.tsx')
  return { default: ({ provider }: ProviderTabProps) => <LinksTable provider={provider.id} /> }
})

const TABS: Record<ProviderTab, { icon: Icon; content: ComponentType<ProviderTabProps> }> = {
  settings: { icon: IconSettings, content: SettingsTab },
  mapping: { icon: IconArrowsExchange, content: MappingTab },
  people: { icon: IconUsers, content: PeopleTab },
}

export function ProviderScreen() {
  const { id } = providerAddress.useParams()
  const canRead = useCan('sso_federation.read')
  return (
    <ResourcePage
      query={useQuery({ ...providerQuery(id), enabled: canRead })}
      permission="sso_federation.read"
    >
      {({ data, visit, reload }) => <ProviderPage key={id} provider={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

function ProviderPage({ provider, visit, onReload }: ProviderTabProps & { visit: number }) {
  const t = useTexts(federationTexts)
  const acts = useProviderActs()
  const search = providerAddress.useSearch()
  const navigate = providerAddress.useNavigate()
  const tab = PROVIDER_TABS.find(each => each === search.tab) ?? 'settings'
  const open = (next: ProviderTab) =>
    void navigate({ search: next === 'settings' ? {} : { tab: next }, resetScroll: false })
  return (
    <>
      <Header provider={provider} acts={acts} />
      <KeyBanner provider={provider} />
      <Stack>
        <ProblemAlert error={acts.error} />
        {!provider.enabled && (
          <Alert color="yellow" icon={<IconInfoCircle />}>
            {t('federation.disabled.notice')}
          </Alert>
        )}
        <PageTabs
          label={t('federation.tabs')}
          tabs={PROVIDER_TABS.map(key => {
            const { icon, content: Content } = TABS[key]
            const content = <Content key={visit} provider={provider} onReload={onReload} />
            return { key, label: t(`federation.tab.${key}`), icon, content }
          })}
          open={tab}
          onOpen={open}
        />
      </Stack>
      {acts.dialog}
    </>
  )
}

function Header({ provider, acts }: { provider: Provider; acts: ProviderActs }) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const { name, issuer, enabled, last_login_at } = provider
  return (
    <PageHeader
      breadcrumbs={[{ label: t('federation.title'), to: '/sso/federation' }, { label: name }]}
      avatar={<ClientLogo client={provider} size={56} />}
      title={name}
      description={
        <Group gap="sm" mt={4}>
          <StatusBadge status={enabled ? 'enabled' : 'disabled'} />
          <bdi dir="ltr">{issuer}</bdi>
          <span>
            {t('federation.last_login')}:{' '}
            <RelativeTime value={last_login_at} fallback={t('federation.never')} />
          </span>
        </Group>
      }
      actions={
        canManage &&
        (enabled ? (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} />}
            onClick={() => acts.disable(provider)}
          >
            {t('federation.disable')}
          </Button>
        ) : (
          <Button leftSection={<IconPlayerPlay size={18} />} onClick={() => acts.enable(provider)}>
            {t('federation.enable')}
          </Button>
        ))
      }
    />
  )
}
