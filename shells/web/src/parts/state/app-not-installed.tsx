import { Button } from '@mantine/core'
import { IconApps } from '@tabler/icons-react'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { EmptyState } from './empty-state.tsx'

export function AppNotInstalled({ app, order }: { app: string; order?: 1 | 2 }) {
  const t = useTexts(partsTexts)
  const canInstall = useCan('store.manage')
  return (
    <EmptyState
      icon={IconApps}
      order={order}
      title={t('parts.app_missing.title', { app })}
      text={canInstall ? t('parts.app_missing.admin') : t('parts.app_missing.ask')}
      action={
        canInstall && (
          <Button component="a" href="/store">
            {t('parts.app_missing.store')}
          </Button>
        )
      }
    />
  )
}
