import { Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../../data/me.ts'
import { featureTextsQuery } from '../../../data/server-texts.ts'
import { type Features, featuresQuery, saveFeatures } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { SettingsHeader } from '../settings-header.tsx'
import { settingsTexts } from '../texts.ts'
import { useSettings } from '../use-settings.ts'
import { ReportSettings } from './report-settings.tsx'

export function FeaturesScreen() {
  return (
    <RequirePermission permission="settings.read">
      <FeatureSettings />
    </RequirePermission>
  )
}

function FeatureSettings() {
  const { data, error, visit, reload } = useSettings(useQuery(featuresQuery))
  return (
    <>
      <SettingsHeader page="features" />
      <Stack gap="lg" maw={760}>
        {error && <ProblemState error={error} onRetry={reload} />}
        {!data && !error && <FormSkeleton />}
        {data && <FeaturesForm key={visit} features={data} onReload={reload} />}
        {data?.['reports'] && <ReportSettings />}
      </Stack>
    </>
  )
}

function FeaturesForm({ features, onReload }: { features: Features; onReload: () => void }) {
  const t = useTexts(settingsTexts)
  const { permissions } = useMe()
  const { language } = useLanguage()
  const { data: textOf } = useQuery(featureTextsQuery(language))
  const state = useApiForm({
    initialValues: features,
    onSubmit: saveFeatures,
    onDone: () => showDone(t('settings.saved')),
  })
  const names = Object.keys(features)
  return (
    <SettingsForm state={state} canManage={permissions.includes('settings.manage')} onReload={onReload}>
      <Card>
        {names.length === 0 && <Text>{t('settings.features.none')}</Text>}
        <Stack gap="lg">
          {names.map(name => (
            <Switch
              key={name}
              label={textOf?.(name).name ?? name}
              description={textOf?.(name).description}
              {...state.form.getInputProps(name, { type: 'checkbox' })}
            />
          ))}
        </Stack>
      </Card>
    </SettingsForm>
  )
}
