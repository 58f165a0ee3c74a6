import { Alert, Button, Group, Skeleton, Stack, Tabs } from '@mantine/core'
import {
  type Icon,
  IconHistory,
  IconInfoCircle,
  IconPlayerPause,
  IconRefresh,
  IconSettings,
  IconUserUp,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useCan } from '../../data/me.ts'
import { type Target, targetQuery } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { Forbidden } from '../../parts/state/forbidden.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { HealthBadge } from './health-badge.tsx'
import { KeyBanner } from './key-banner.tsx'
import { TARGET_TABS, type TargetTab, targetRoute } from './route.tsx'
import { RunsTab } from './target/runs-tab.tsx'
import { scimTexts } from './texts.ts'
import { type TargetActs, useTargetActs } from './use-target-acts.tsx'

const SettingsTab = lazy(async () => ({ default: (await import('./target/settings-tab.tsx')).SettingsTab }))
const ResyncTab = lazy(async () => ({ default: (await import('./target/resync-tab.tsx')).ResyncTab }))
const PushDialog = lazy(async () => ({ default: (await import('./target/push-dialog.tsx')).PushDialog }))

export type TargetTabProps = { target: Target; acts: TargetActs }

const TABS: Record<TargetTab, { icon: Icon; content: ComponentType<TargetTabProps> }> = {
  runs: { icon: IconHistory, content: RunsTab },
  settings: { icon: IconSettings, content: SettingsTab },
  resync: { icon: IconRefresh, content: ResyncTab },
}

export function TargetScreen() {
  const { id } = targetRoute.useParams()
  const canRead = useCan('sso_provisioning.read')
  const { data, error, refetch } = useQuery({ ...targetQuery(id), enabled: canRead })
  if (!canRead) return <Forbidden permission="sso_provisioning.read" order={1} />
  if (data) return <TargetPage key={id} target={data} />
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return (
    <Delayed>
      <Stack aria-hidden>
        <Skeleton height={26} width={240} />
        <Skeleton height={12} width={320} maw="80%" />
        <Skeleton height={240} />
      </Stack>
    </Delayed>
  )
}

function TargetPage({ target }: { target: Target }) {
  const t = useTexts(scimTexts)
  const acts = useTargetActs()
  const search = targetRoute.useSearch()
  const tab = TARGET_TABS.find(each => each === search.tab) ?? 'runs'
  const navigate = targetRoute.useNavigate()
  const open = (next: string | null) =>
    void navigate({ search: next === 'runs' ? {} : { tab: next ?? undefined }, resetScroll: false })
  return (
    <>
      <Header target={target} />
      <Stack>
        <Notices target={target} acts={acts} />
        <Tabs value={tab} onChange={open} keepMounted={false}>
          <Tabs.List mb="lg" aria-label={t('scim.tabs')}>
            {TARGET_TABS.map(each => {
              const { icon: TabIcon } = TABS[each]
              return (
                <Tabs.Tab key={each} value={each} leftSection={<TabIcon size={18} stroke={1.7} />}>
                  {t(`scim.tab.${each}`)}
                </Tabs.Tab>
              )
            })}
          </Tabs.List>
          {TARGET_TABS.map(each => {
            const { content: Content } = TABS[each]
            return (
              <Tabs.Panel key={each} value={each}>
                <Suspense>
                  <Content target={target} acts={acts} />
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

function Header({ target }: { target: Target }) {
  const t = useTexts(scimTexts)
  const canManage = useCan('sso_provisioning.manage')
  const [isPushing, setPushing] = useState(false)
  const isWorking = target.enabled && target.health !== 'paused'
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('scim.title'), to: '/sso/scim' }, { label: target.name }]}
        title={target.name}
        description={
          <>
            <bdi dir="ltr">{target.base_url}</bdi>
            <Group gap="sm" mt={4}>
              <HealthBadge target={target} />
              <span>
                {t('scim.column.last_run')}:{' '}
                <RelativeTime value={target.last_run_at} fallback={t('scim.never_run')} />
              </span>
            </Group>
          </>
        }
        actions={
          canManage &&
          isWorking && (
            <Button variant="default" leftSection={<IconUserUp size={18} />} onClick={() => setPushing(true)}>
              {t('scim.push')}
            </Button>
          )
        }
      />
      <LazyOverlay opened={isPushing}>
        <PushDialog target={target} opened={isPushing} onClose={() => setPushing(false)} />
      </LazyOverlay>
    </>
  )
}

function Notices({ target, acts }: TargetTabProps) {
  const t = useTexts(scimTexts)
  const canManage = useCan('sso_provisioning.manage')
  return (
    <>
      <KeyBanner />
      {target.health === 'paused' && (
        <Alert color="yellow" icon={<IconPlayerPause />} title={t('scim.paused')}>
          <Stack gap="sm" align="flex-start">
            {t('scim.paused.text', { count: target.paused_removals ?? 0 })}
            {canManage && (
              <Group gap="xs">
                <Button size="compact-md" variant="default" onClick={() => acts.resume(target)}>
                  {t('scim.resume')}
                </Button>
                <Button size="compact-md" variant="default" onClick={() => acts.reject(target)}>
                  {t('scim.reject')}
                </Button>
              </Group>
            )}
          </Stack>
        </Alert>
      )}
      {!target.enabled && (
        <Alert color="gray" icon={<IconInfoCircle />}>
          {t('scim.disabled.notice')}
        </Alert>
      )}
      {!canManage && (
        <Alert color="blue" icon={<IconInfoCircle />}>
          {t('scim.read_only')}
        </Alert>
      )}
    </>
  )
}
