import { NumberInput, SimpleGrid, Stack, Switch, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import type { PasskeyValues, PasswordValues } from './rule-values.ts'
import { ruleTexts } from './texts.ts'

const VERIFICATION = ['required', 'preferred', 'discouraged'] as const
const ATTACHMENT = ['any', 'platform', 'cross-platform'] as const

type PasskeyProps = {
  values: PasskeyValues
  error: ReactNode
  onChange: (changes: Partial<PasskeyValues>) => void
}

export function PasskeyFields({ values, error, onChange }: PasskeyProps) {
  const t = useTexts(ruleTexts)
  return (
    <Card title={t('settings.keys.title')}>
      <Stack>
        <Switch
          label={t('settings.keys.enabled')}
          checked={values.enabled}
          onChange={event => onChange({ enabled: event.currentTarget.checked })}
        />
        {values.enabled && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <SelectField
              label={t('settings.keys.verification')}
              data={VERIFICATION.map(value => ({ value, label: t(`settings.keys.${value}`) }))}
              value={values.user_verification}
              onChange={value => onChange({ user_verification: value as PasskeyValues['user_verification'] })}
            />
            <SelectField
              label={t('settings.keys.attachment')}
              data={ATTACHMENT.map(value => ({ value, label: t(`settings.keys.${value}`) }))}
              value={values.attachment}
              onChange={value => onChange({ attachment: value as PasskeyValues['attachment'] })}
            />
            {(['allow', 'deny'] as const).map(list => (
              <KindsField
                key={list}
                label={t(`settings.keys.${list}`)}
                value={values[`aaguid_${list}`]}
                error={error}
                onChange={kinds => onChange({ [`aaguid_${list}`]: kinds })}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </Card>
  )
}

type KindsProps = {
  label: string
  value: readonly string[]
  error: ReactNode
  onChange: (kinds: string[]) => void
}

const kindsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
]

/** One kind of authenticator a line, as people paste them. */
function KindsField({ label, value, error, onChange }: KindsProps) {
  const t = useTexts(ruleTexts)
  const [text, setText] = useState(value.join('\n'))
  return (
    <Textarea
      label={label}
      description={t('settings.keys.aaguid.hint')}
      dir="ltr"
      autosize
      minRows={2}
      maxRows={8}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        onChange(kindsIn(event.currentTarget.value))
      }}
      error={error}
    />
  )
}

type PasswordProps = { values: PasswordValues; onChange: (changes: Partial<PasswordValues>) => void }

export function PasswordFields({ values, onChange }: PasswordProps) {
  const t = useTexts(ruleTexts)
  return (
    <Card title={t('settings.password.title')}>
      <Stack>
        <Switch
          label={t('settings.password.enabled')}
          description={t('settings.password.enabled.hint')}
          checked={values.enabled}
          onChange={event => onChange({ enabled: event.currentTarget.checked })}
        />
        <NumberInput
          label={t('settings.password.length')}
          description={t('settings.password.length.hint')}
          maw={320}
          min={8}
          max={128}
          allowDecimal={false}
          value={values.min_length ?? ''}
          onChange={next => onChange({ min_length: next === '' ? null : Number(next) })}
        />
      </Stack>
    </Card>
  )
}
