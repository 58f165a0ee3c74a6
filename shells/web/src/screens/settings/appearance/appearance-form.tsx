import { Stack } from '@mantine/core'
import type { Language } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { type Appearance, installationBrandQuery, saveAppearance } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SettingsForm } from '../settings-form.tsx'
import { settingsTexts } from '../texts.ts'
import classes from './appearance.module.css'
import { type AppearanceValues, appearanceOf, valuesOf } from './appearance-values.ts'
import { ColorCard } from './color-card.tsx'
import { LanguagesCard } from './languages-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { SectionsCard } from './sections-card.tsx'
import { TextsCard } from './texts-card.tsx'

type AppearanceFormProps = { appearance: Appearance; onReload: () => void }

export function AppearanceForm({ appearance, onReload }: AppearanceFormProps) {
  const t = useTexts(settingsTexts)
  const canManage = useCan('settings.manage')
  const [shown, setShown] = useShownLanguage(appearance)
  const state = useVersionedForm<AppearanceValues, Appearance>({
    version: appearance.version,
    initialValues: valuesOf(appearance),
    onSubmit: (values, version) => saveAppearance({ ...appearanceOf(values), version }),
    onDone: () => showDone(t('settings.appearance.done')),
  })
  const installation = useQuery(installationBrandQuery).data
  const { form } = state
  return (
    <SettingsForm state={state} canManage={canManage} onReload={onReload}>
      <div className={classes.columns}>
        <Stack gap="lg" miw={0}>
          <TextsCard form={form} installation={installation} shown={shown} onShow={setShown} />
          <LogoCard form={form} installation={installation} />
          <ColorCard form={form} installation={installation} />
          <LanguagesCard form={form} />
          <SectionsCard form={form} />
        </Stack>
        <PreviewCard values={form.values} installation={installation} language={shown} />
      </div>
    </SettingsForm>
  )
}

/** The language whose texts are edited and previewed: the one of the page, where the organisation has it. */
function useShownLanguage({ languages, default_language }: Appearance) {
  const { language } = useLanguage()
  return useState<Language>(languages.includes(language) ? language : default_language)
}
