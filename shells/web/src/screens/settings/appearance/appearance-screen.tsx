import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { appearanceQuery } from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Forbidden } from '../../../parts/state/forbidden.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { signInTexts } from '../../../sign-in/texts.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SettingsHeader } from '../settings-header.tsx'
import { useSettings } from '../use-settings.ts'
import { AppearanceForm } from './appearance-form.tsx'

export function AppearanceScreen() {
  const canRead = useCan('settings.read')
  // Of the preview and the sections: asked for with the screen, since the form would vanish while it waits for them.
  useTexts(signInTexts)
  return canRead ? <AppearanceSettings /> : <Forbidden permission="settings.read" order={1} />
}

function AppearanceSettings() {
  const { data, error, visit, reload } = useSettings(useQuery(appearanceQuery))
  return (
    <>
      <SettingsHeader page="appearance" />
      {error && <ProblemState error={error} onRetry={reload} />}
      {!data && !error && <FormSkeleton />}
      {data && <AppearanceForm key={visit} appearance={data} onReload={reload} />}
    </>
  )
}
