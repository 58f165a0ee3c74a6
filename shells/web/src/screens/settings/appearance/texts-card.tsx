import { Stack, Tabs, Textarea, TextInput } from '@mantine/core'
import { direction, type Language, NATIVE_NAMES } from '@tamga/formats'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { settingsTexts } from '../texts.ts'
import type { AppearanceFields } from './appearance-values.ts'
import { fallbackOf, type InstallationBrand } from './preview/brand-preview.ts'

type TextsCardProps = {
  form: AppearanceFields
  installation: InstallationBrand
  shown: Language
  onShow: (language: Language) => void
}

export function TextsCard({ form, installation, shown, onShow }: TextsCardProps) {
  const t = useTexts(settingsTexts)
  const { languages, default_language } = form.values
  const active = languages.includes(shown) ? shown : default_language
  return (
    <Card title={t('settings.brand.title')} description={t('settings.brand.text')}>
      <Tabs value={active} onChange={value => value && onShow(value as Language)} keepMounted={false}>
        <Tabs.List aria-label={t('settings.brand.languages')} mb="md">
          {languages.map(language => (
            <Tabs.Tab key={language} value={language} lang={language}>
              {NATIVE_NAMES[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map(language => (
          <Tabs.Panel key={language} value={language}>
            <Texts form={form} installation={installation} language={language} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Card>
  )
}

type TextsProps = { form: AppearanceFields; installation: InstallationBrand; language: Language }

function Texts({ form, installation, language }: TextsProps) {
  const t = useTexts(settingsTexts)
  const placeholder = (part: 'name' | 'short_name' | 'description') =>
    fallbackOf(form.values, installation, { part, language })
  // The words are of that language, whatever the page is in.
  const input = { input: { direction: direction(language) } }
  return (
    <Stack>
      <TextInput
        label={t('settings.brand.name')}
        description={t('settings.brand.name.text')}
        maxLength={80}
        lang={language}
        styles={input}
        placeholder={placeholder('name')}
        {...form.getInputProps(`brand.name.${language}`)}
      />
      <TextInput
        label={t('settings.brand.short_name')}
        description={t('settings.brand.short_name.text')}
        maxLength={30}
        lang={language}
        styles={input}
        placeholder={placeholder('short_name')}
        {...form.getInputProps(`brand.short_name.${language}`)}
      />
      <Textarea
        label={t('settings.brand.description')}
        description={t('settings.brand.description.text')}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={5}
        lang={language}
        styles={input}
        placeholder={placeholder('description')}
        {...form.getInputProps(`brand.description.${language}`)}
      />
    </Stack>
  )
}
