import { IconRefreshAlert } from '@tabler/icons-react'
import { useTexts } from '../i18n/texts.ts'
import { EmptyState } from '../parts/state/empty-state.tsx'
import { platformTexts } from './texts.ts'

/** The one screen of a host that knows no version of the contract that we do. */
export function OutdatedShell() {
  const t = useTexts(platformTexts)
  return (
    <main>
      <EmptyState
        icon={IconRefreshAlert}
        tone="yellow"
        order={1}
        title={t('platform.outdated.title')}
        text={t('platform.outdated.text')}
      />
    </main>
  )
}
