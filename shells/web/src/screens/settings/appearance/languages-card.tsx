import { Stack, Switch } from '@mantine/core'
import { LANGUAGES, type Language, NATIVE_NAMES } from '@tamga/formats'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { settingsTexts } from '../texts.ts'
import type { AppearanceFields } from './appearance-values.ts'

export function LanguagesCard({ form }: { form: AppearanceFields }) {
  const t = useTexts(settingsTexts)
  const { languages, default_language } = form.values
  const change = (language: Language, isOn: boolean) =>
    form.setFieldValue(
      'languages',
      LANGUAGES.filter(one => (one === language ? isOn : languages.includes(one))),
    )
  return (
    <Card title={t('settings.languages.title')} description={t('settings.languages.text')}>
      <Stack>
        <SelectField
          label={t('settings.languages.default')}
          description={t('settings.languages.default.text')}
          allowDeselect={false}
          maw={320}
          data={languages.map(value => ({ value, label: NATIVE_NAMES[value] }))}
          {...form.getInputProps('default_language')}
        />
        <Stack gap="sm" role="group" aria-label={t('settings.languages.title')}>
          {LANGUAGES.map(language => (
            <Switch
              key={language}
              label={<span lang={language}>{NATIVE_NAMES[language]}</span>}
              description={language === default_language ? t('settings.languages.is_default') : undefined}
              checked={languages.includes(language)}
              disabled={language === default_language}
              onChange={event => change(language, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
