import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconPhotoUp, IconTrash } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { settingsTexts } from '../texts.ts'
import classes from './appearance.module.css'
import type { AppearanceFields } from './appearance-values.ts'
import { isPicture, LARGEST_LOGO, PICTURES, readAsDataUri } from './logo-file.ts'
import type { InstallationBrand } from './preview/brand-preview.ts'

type LogoCardProps = { form: AppearanceFields; installation: InstallationBrand }

export function LogoCard({ form, installation }: LogoCardProps) {
  const t = useTexts(settingsTexts)
  const { choose, problem } = useLogoFile(uri => form.setFieldValue('brand.logo_uri', uri))
  const resetRef = useRef<() => void>(null)
  const own = form.values.brand.logo_uri
  const light = own || installation?.logo_uri || null
  const dark = own || installation?.logo_dark_uri || null
  const error = problem ?? form.errors['brand.logo_uri']
  return (
    <Card title={t('settings.logo.title')} description={t('settings.logo.text')}>
      <Stack>
        <Group grow gap="sm" preventGrowOverflow={false}>
          <Ground scheme="light" logo={light} />
          <Ground scheme="dark" logo={dark} />
        </Group>
        <Group gap="xs">
          <FileButton resetRef={resetRef} accept={PICTURES.join(',')} onChange={file => void choose(file)}>
            {props => (
              <Button {...props} variant="default" leftSection={<IconPhotoUp size={18} />}>
                {t(own ? 'settings.logo.replace' : 'settings.logo.choose')}
              </Button>
            )}
          </FileButton>
          {own && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} />}
              onClick={() => {
                resetRef.current?.()
                form.setFieldValue('brand.logo_uri', '')
              }}
            >
              {t('settings.logo.remove')}
            </Button>
          )}
        </Group>
        {error && (
          <Text size="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Ground({ scheme, logo }: { scheme: 'light' | 'dark'; logo: string | null }) {
  const t = useTexts(settingsTexts)
  const label = t(`settings.preview.${scheme}`)
  return (
    <figure className={classes.figure}>
      <div className={classes.ground} data-scheme={scheme}>
        {logo ? <img src={logo} alt="" /> : <span>{t('settings.logo.none')}</span>}
      </div>
      <Text component="figcaption" size="xs" c="dimmed" mt={4}>
        {label}
      </Text>
    </figure>
  )
}

function useLogoFile(onRead: (uri: string) => void) {
  const t = useTexts(settingsTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    const most = fmt.bytes(language, LARGEST_LOGO)
    if (!isPicture(file)) return setProblem(t('settings.logo.wrong_type'))
    if (file.size > LARGEST_LOGO)
      return setProblem(t('settings.logo.too_large', { size: fmt.bytes(language, file.size), most }))
    setProblem(null)
    onRead(await readAsDataUri(file))
  }
  return { choose, problem }
}
