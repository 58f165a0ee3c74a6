import { Alert, Button, Group, Stack } from '@mantine/core'
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
import { type ComponentType, useState } from 'react'
import { useCan } from '../../data/me.ts'
import { type Target, targetQuery } from '../../data/provisioning.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { ResourcePage } from '../../parts/page/resource-page.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { TARGET_TABS, type TargetTab, targetAddress } from './address.ts'
import { HealthBadge } from './health-badge.tsx'
import { KeyBanner } from './key-banner.tsx'
import { LastDay } from './last-day.tsx'
import { RunsTab } from './target/runs-tab.tsx'
import type { TargetTabProps } from './target/tab-props.ts'
import { scimTexts } from './texts.ts'
import { useTargetActs } from './use-target-acts.tsx'

const SettingsTab = lazyPart(() => import('./target/settings-tab.tsx'), 'SettingsTab')
const ResyncTab = lazyPart(() => import('./target/resync-tab.tsx'), 'ResyncTab')
const PushDialog = lazyPart(() => import('./target/push-dialog.tsx'), 'PushDialog')

const TABS: Record<TargetTab, { icon: Icon; content: ComponentType<TargetTabProps> }> = {
  runs: { icon: IconHistory, content: RunsTab },
  settings: { icon: IconSettings, content: SettingsTab },
  resync: { icon: IconRefresh, content: ResyncTab },
}

export function TargetScreen() {
  const { id } = targetAddress.useParams()
  const canRead = useCan('sso_provisioning.read')
  return (
    <ResourcePage
      query={useQuery({ ...targetQuery(id), enabled: canRead })}
      permission="sso_provisioning.read"
    >
      {({ data, visit, reload }) => <TargetPage key={id} target={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type TargetPageProps = { target: Target; visit: number; onReload: () => void }

function TargetPage({ target, visit, onReload }: TargetPageProps) {
  const t = useTexts(scimTexts)
  const acts = useTargetActs()
  const search = targetAddress.useSearch()
  const tab = TARGET_TABS.find(each => each === search.tab) ?? 'runs'
  const navigate = targetAddress.useNavigate()
  const open = (next: TargetTab) =>
    void navigate({ search: next === 'runs' ? {} : { tab: next }, resetScroll: false })
  return (
    <>
      <Header target={target} />
      <Stack>
        <LastDay target={target} />
        <Notices target={target} acts={acts} />
        <PageTabs
          label={t('scim.tabs')}
          tabs={TARGET_TABS.map(key => {
            const { icon, content: Content } = TABS[key]
            const content = <Content key={visit} target={target} acts={acts} onReload={onReload} />
            return { key, label: t(`scim.tab.${key}`), icon, content }
          })}
          open={tab}
          onOpen={open}
        />
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

function Notices({ target, acts }: Omit<TargetTabProps, 'onReload'>) {
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
      <ReadOnlyNotice permission="sso_provisioning.manage" />
    </>
  )
}
