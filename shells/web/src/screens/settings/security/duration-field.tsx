import { Group, NumberInput, Radio, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { settingsTexts } from '../texts.ts'
import { UNITS, type Unit, unitOf } from './duration.ts'

type DurationFieldProps = {
  title: string
  text: string
  /** Seconds; null is what the installation says. */
  value: number | null
  installation: number
  error?: ReactNode
  onChange: (value: number | null) => void
}

export function DurationField(props: DurationFieldProps) {
  const { title, text, value, installation, onChange } = props
  const t = useTexts(settingsTexts)
  const { language } = useLanguage()
  const usual = fmt.duration(language, installation)
  return (
    <Card title={title} description={text}>
      <Radio.Group
        aria-label={title}
        value={value === null ? 'installation' : 'own'}
        onChange={choice => onChange(choice === 'own' ? installation : null)}
      >
        <Stack gap="sm">
          <Radio value="installation" label={t('settings.duration.installation', { duration: usual })} />
          <Radio value="own" label={t('settings.duration.own')} />
        </Stack>
      </Radio.Group>
      {value !== null && <OwnDuration {...props} value={value} usual={usual} />}
    </Card>
  )
}

type OwnDurationProps = Omit<DurationFieldProps, 'value'> & { value: number; usual: string }

function OwnDuration({ title, value, usual, error, onChange }: OwnDurationProps) {
  const t = useTexts(settingsTexts)
  const [unit, setUnit] = useState<Unit>(() => unitOf(value))
  const amount = value / UNITS[unit]
  const changeUnit = (next: Unit) => {
    setUnit(next)
    // "12 hours" made days means twelve days to who switches the word.
    onChange(Math.round(amount) * UNITS[next])
  }
  return (
    <Stack gap={4} mt="md" ms={{ base: 0, sm: 32 }}>
      <Group gap="xs" align="flex-start">
        <NumberInput
          aria-label={title}
          w={120}
          min={1}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          value={Math.round(amount * 100) / 100}
          onChange={next => onChange(Math.round(Number(next) * UNITS[unit]))}
          error={Boolean(error)}
        />
        <SelectField
          aria-label={t('settings.duration.unit')}
          w={140}
          allowDeselect={false}
          data={(Object.keys(UNITS) as Unit[]).map(key => ({
            value: key,
            label: t(`settings.duration.${key}`),
          }))}
          value={unit}
          onChange={next => changeUnit(next as Unit)}
        />
      </Group>
      {error ? (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {t('settings.duration.most', { duration: usual })}
        </Text>
      )}
    </Stack>
  )
}
