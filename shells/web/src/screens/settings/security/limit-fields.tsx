import { NumberInput, Switch, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { settingsTexts } from '../texts.ts'

const USUAL_LIMIT = 5
const MOST_SESSIONS = 1000

type LimitProps = { value: number | null; error?: ReactNode; onChange: (value: number | null) => void }

export function SessionLimitField({ value, error, onChange }: LimitProps) {
  const t = useTexts(settingsTexts)
  return (
    <Card title={t('settings.session_limit')} description={t('settings.session_limit.text')}>
      <Switch
        label={t('settings.session_limit.on')}
        checked={value !== null}
        onChange={event => onChange(event.currentTarget.checked ? USUAL_LIMIT : null)}
      />
      {value !== null && (
        <NumberInput
          aria-label={t('settings.session_limit')}
          mt="md"
          w={120}
          min={1}
          max={MOST_SESSIONS}
          allowDecimal={false}
          allowNegative={false}
          value={value}
          onChange={next => onChange(Number(next) || 1)}
          error={error}
        />
      )}
    </Card>
  )
}

type NetworksProps = { value: string; error?: ReactNode; onChange: (value: string) => void }

/** One network a line, as people paste them. */
export function NetworksField({ value, error, onChange }: NetworksProps) {
  const t = useTexts(settingsTexts)
  return (
    <Card title={t('settings.allowed_networks')} description={t('settings.allowed_networks.text')}>
      <Textarea
        aria-label={t('settings.allowed_networks')}
        dir="ltr"
        autosize
        minRows={3}
        maxRows={10}
        placeholder={'203.0.113.0/24\n2001:db8::/32'}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        error={error}
      />
    </Card>
  )
}

export const networksIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))]
