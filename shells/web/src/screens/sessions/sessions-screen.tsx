import { IconDevices, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { sessionCountQuery } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { useSessionActs } from '../../parts/session/use-session-acts.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { ActiveTab } from './active/active-tab.tsx'
import { sessionsAddress } from './address.ts'
import { sessionsTexts } from './texts.ts'

const HistoryTab = lazyPart(() => import('./history/history-tab.tsx'), 'HistoryTab')
const PersonDrawer = lazyPart(() => import('./active/person-drawer.tsx'), 'PersonDrawer')

export function SessionsScreen() {
  return (
    <RequirePermission permission="sso_sessions.read">
      <Sessions />
    </RequirePermission>
  )
}

function Sessions() {
  const t = useTexts(sessionsTexts)
  const { tab, person } = sessionsAddress.useSearch()
  const navigate = sessionsAddress.useNavigate()
  const { data } = useQuery(sessionCountQuery({}))
  const acts = useSessionActs()
  const open = (next: 'active' | 'history') =>
    void navigate({ search: next === 'history' ? { tab: next } : {}, resetScroll: false })
  const openPerson = (id: string | undefined) =>
    void navigate({ search: old => ({ ...old, person: id }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={t('sessions.title')}
        count={counted(data, count => t('sessions.count', { count }))}
        description={t('sessions.subtitle')}
      />
      <ReadOnlyNotice permission="sso_sessions.manage" mb="md" />
      <PageTabs
        label={t('sessions.title')}
        tabs={[
          {
            key: 'active',
            label: t('sessions.tab.active'),
            icon: IconDevices,
            content: <ActiveTab acts={acts} onPerson={openPerson} />,
          },
          {
            key: 'history',
            label: t('sessions.tab.history'),
            icon: IconHistory,
            content: <HistoryTab onPerson={openPerson} />,
          },
        ]}
        open={tab === 'history' ? 'history' : 'active'}
        onOpen={open}
      />
      <LazyOverlay opened={person !== undefined}>
        <PersonDrawer id={person} acts={acts} onClose={() => openPerson(undefined)} />
      </LazyOverlay>
      {acts.dialog}
    </>
  )
}
