import { Alert, Button, Group, Skeleton, Stack, Tabs } from '@mantine/core'
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
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { type Provider, providerQuery } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { ClientLogo } from '../../parts/logo/client-logo.tsx'
import { Card } from '../../parts/page/card.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { Forbidden } from '../../parts/state/forbidden.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import classes from './federation.module.css'
import { KeyBanner } from './key-banner.tsx'
import { PROVIDER_TABS, type ProviderTab, providerRoute } from './route.tsx'
import { federationTexts } from './texts.ts'
import { type ProviderActs, useProviderActs } from './use-provider-acts.tsx'

/** A form works on the provider it was opened with; `onReload` opens it anew. */
export type ProviderTabProps = { provider: Provider; onReload: () => void }

const SettingsTab = lazy(async () => ({ default: (await import('./settings/settings-tab.tsx')).SettingsTab }))
const MappingTab = lazy(async () => ({ default: (await import('./mapping/mapping-tab.tsx')).MappingTab }))
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
  const { id } = providerRoute.useParams()
  const canRead = useCan('sso_federation.read')
  const { data, error, refetch } = useQuery({ ...providerQuery(id), enabled: canRead })
  const [loaded, setLoaded] = useState(0)
  const reload = async () => {
    await refetch()
    setLoaded(loaded + 1)
  }
  if (!canRead) return <Forbidden permission="sso_federation.read" order={1} />
  if (data) return <ProviderPage key={id} provider={data} loaded={loaded} onReload={() => void reload()} />
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return <Waiting />
}

function ProviderPage({ provider, loaded, onReload }: ProviderTabProps & { loaded: number }) {
  const t = useTexts(federationTexts)
  const acts = useProviderActs()
  const search = providerRoute.useSearch()
  const navigate = providerRoute.useNavigate()
  const tab = PROVIDER_TABS.find(each => each === search.tab) ?? 'settings'
  const open = (next: string | null) =>
    void navigate({ search: next === 'settings' ? {} : { tab: next ?? undefined }, resetScroll: false })
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
        <Tabs value={tab} onChange={open} keepMounted={false}>
          <Tabs.List mb="lg" className={classes.tabs} aria-label={t('federation.tabs')}>
            {PROVIDER_TABS.map(each => {
              const { icon: TabIcon } = TABS[each]
              return (
                <Tabs.Tab key={each} value={each} leftSection={<TabIcon size={18} stroke={1.7} />}>
                  {t(`federation.tab.${each}`)}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
          {PROVIDER_TABS.map(each => {
            const { content: Content } = TABS[each]
            return (
              <Tabs.Panel key={each} value={each}>
                <Suspense fallback={<TabSkeleton />}>
                  <Content key={loaded} provider={provider} onReload={onReload} />
                </Suspense>
              </Tabs.Panel>
            )
          })}
        </Tabs>
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

function Waiting() {
  return (
    <Stack aria-hidden>
      <Delayed>
        <Skeleton height={26} width={240} />
        <Skeleton height={12} width={320} maw="80%" />
      </Delayed>
      <TabSkeleton />
    </Stack>
  )
}

function TabSkeleton() {
  return (
    <Delayed>
      <Card aria-hidden>
        <Stack>
          <Skeleton height={36} maw={620} />
          <Skeleton height={36} maw={620} />
          <Skeleton height={64} maw={620} />
        </Stack>
      </Card>
    </Delayed>
  )
}
