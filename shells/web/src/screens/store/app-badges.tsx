import { Group } from '@mantine/core'
import type { App } from '../../data/apps.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { storeTexts } from './texts.ts'

type State = Pick<App, 'installed' | 'active' | 'required'>

/** Where the app stands in this organisation. */
export function AppBadges({ app }: { app: State }) {
  const t = useTexts(storeTexts)
  return (
    <Group gap={6}>
      {app.installed && app.active && <StatusBadge status="active" />}
      {app.installed && !app.active && (
        <StatusBadge tone={app.required ? 'neutral' : 'warning'}>{t('store.state.inactive')}</StatusBadge>
      )}
      {!app.installed && <StatusBadge tone="neutral">{t('store.state.available')}</StatusBadge>}
      {app.required && <StatusBadge tone="info">{t('store.state.required')}</StatusBadge>}
    </Group>
  )
}
