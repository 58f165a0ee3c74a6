import { IconClockOff, IconFolder, IconTemplate } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { documentSettingsAddress, SETTING_TABS } from './address.ts'
import { TemplatesTab } from './templates-tab.tsx'
import { documentSettingTexts } from './texts.ts'

const FoldersTab = lazyPart(() => import('./folders-tab.tsx'), 'FoldersTab')
const RetentionTab = lazyPart(() => import('./retention-tab.tsx'), 'RetentionTab')

export function DocumentSettingsScreen() {
  return (
    <RequirePermission permission="documents.manage">
      <DocumentSettings />
    </RequirePermission>
  )
}

/** What documents are made from, sorted into, and how long they are kept. */
function DocumentSettings() {
  const t = useTexts(documentSettingTexts)
  const { tab } = documentSettingsAddress.useSearch()
  const navigate = documentSettingsAddress.useNavigate()
  const tabs = [
    { key: 'templates', icon: IconTemplate, content: <TemplatesTab /> },
    { key: 'folders', icon: IconFolder, content: <FoldersTab /> },
    { key: 'retention', icon: IconClockOff, content: <RetentionTab /> },
  ] as const
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('docset.documents'), to: '/documents' }, { label: t('docset.title') }]}
        title={t('docset.title')}
        description={t('docset.subtitle')}
      />
      <PageTabs
        label={t('docset.title')}
        tabs={tabs.map(one => ({ ...one, label: t(`docset.tab.${one.key}`) }))}
        open={SETTING_TABS.find(one => one === tab) ?? 'templates'}
        onOpen={key => void navigate({ search: key === 'templates' ? {} : { tab: key } })}
      />
    </>
  )
}
