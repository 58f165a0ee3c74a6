import { useQuery } from '@tanstack/react-query'
import { appearanceQuery } from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { signInTexts } from '../../../sign-in/texts.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SettingsHeader } from '../settings-header.tsx'
import { useSettings } from '../use-settings.ts'
import { AppearanceForm } from './appearance-form.tsx'

export function AppearanceScreen() {
  // Of the preview and the sections: asked for with the screen, since the form would vanish while it waits for them.
  useTexts(signInTexts)
  return (
    <RequirePermission permission="settings.read">
      <AppearanceSettings />
    </RequirePermission>
  )
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
