import { Alert, Button, ColorSwatch, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { contrast, readableColor } from '../../../parts/color/palette.ts'
import { Card } from '../../../parts/page/card.tsx'
import { settingsTexts } from '../texts.ts'
import type { AppearanceFields } from './appearance-values.ts'
import { ColorField } from './color-field.tsx'
import { type InstallationBrand, shownColor } from './preview/brand-preview.ts'

const SWATCHES = ['#1d4ed8', '#0f766e', '#166534', '#7c2d12', '#b91c1c', '#9d174d', '#6d28d9', '#334155']

type ColorCardProps = { form: AppearanceFields; installation: InstallationBrand }

export function ColorCard({ form, installation }: ColorCardProps) {
  const t = useTexts(settingsTexts)
  const color = shownColor(form.values, installation)
  const { color: own } = form.values.brand
  return (
    <Card title={t('settings.color.title')} description={t('settings.color.text')}>
      <Stack>
        <Group align="flex-end" gap="xs">
          <ColorField
            label={t('settings.color.label')}
            swatches={SWATCHES}
            placeholder={installation?.color}
            {...form.getInputProps('brand.color')}
          />
          {own && (
            <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('brand.color', '')}>
              {t('settings.color.reset')}
            </Button>
          )}
        </Group>
        <ContrastResult color={color} />
      </Stack>
    </Card>
  )
}

const ENOUGH = 4.5

/** White text must be readable on the colour (WCAG 2.2, 1.4.3). */
function ContrastResult({ color }: { color: string }) {
  const t = useTexts(settingsTexts)
  const { language } = useLanguage()
  const ratio = contrast(color, '#ffffff')
  const shown = fmt.number(language, Math.floor(ratio * 10) / 10)
  if (ratio >= ENOUGH)
    return (
      <Group gap={6} c="green" role="status" wrap="nowrap">
        <IconCheck size={18} aria-hidden />
        <Text size="sm" c="var(--mantine-color-green-light-color)">
          {t('settings.color.readable', { ratio: shown })}
        </Text>
      </Group>
    )
  const darker = readableColor(color)
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle />} role="status">
      {t('settings.color.darkened', { ratio: shown })}
      <Group gap="xs" mt="xs">
        <ColorSwatch color={color} size={20} />
        <bdi dir="ltr">{color}</bdi>
        <span className="rtl-flip" aria-hidden>
          →
        </span>
        <ColorSwatch color={darker} size={20} />
        <bdi dir="ltr">{darker}</bdi>
      </Group>
    </Alert>
  )
}
