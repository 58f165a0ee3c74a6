import { IconInbox, IconRoute, IconTemplate, IconUserShare } from '@tabler/icons-react'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { APPROVAL_TABS, approvalsAddress } from './address.ts'
import { QueueTab } from './queue-tab.tsx'
import { approvalScreenTexts } from './texts.ts'

const FlowsTab = lazyPart(() => import('./flows-tab.tsx'), 'FlowsTab')
const TemplatesTab = lazyPart(() => import('./templates-tab.tsx'), 'TemplatesTab')
const SubstituteTab = lazyPart(() => import('./substitute-tab.tsx'), 'SubstituteTab')

export function ApprovalsScreen() {
  return (
    <RequirePermission permission="documents.read">
      <Approvals />
    </RequirePermission>
  )
}

function Approvals() {
  const t = useTexts(approvalScreenTexts)
  const { tab } = approvalsAddress.useSearch()
  const navigate = approvalsAddress.useNavigate()
  const manages = useCan('documents.manage')
  const tabs = [
    { key: 'queue', icon: IconInbox, content: <QueueTab />, isShown: true },
    { key: 'flows', icon: IconRoute, content: <FlowsTab />, isShown: manages },
    { key: 'templates', icon: IconTemplate, content: <TemplatesTab />, isShown: true },
    { key: 'substitute', icon: IconUserShare, content: <SubstituteTab />, isShown: true },
  ] as const
  const shown = tabs.filter(({ isShown }) => isShown)
  const open = APPROVAL_TABS.find(one => one === tab && shown.some(({ key }) => key === one)) ?? 'queue'
  return (
    <>
      <PageHeader title={t('approvals.title')} description={t('approvals.subtitle')} />
      <PageTabs
        label={t('approvals.title')}
        tabs={shown.map(({ key, icon, content }) => ({
          key,
          icon,
          content,
          label: t(`approvals.tab.${key}`),
        }))}
        open={open}
        onOpen={key => void navigate({ search: key === 'queue' ? {} : { tab: key } })}
      />
    </>
  )
}
