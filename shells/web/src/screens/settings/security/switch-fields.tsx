import { Stack, Switch } from '@mantine/core'
import type { Security } from '../../../data/settings.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { SWITCHED, type SwitchValues } from './rule-values.ts'
import { ruleTexts } from './texts.ts'

type Props = {
  values: SwitchValues
  methods: Security['installation']['methods']
  onChange: (changes: Partial<SwitchValues>) => void
}

/** Ways in that the installation has, each on or off here; those that it has not say so. */
export function SwitchFields({ values, methods, onChange }: Props) {
  const t = useTexts(ruleTexts)
  return (
    <Card title={t('settings.methods.title')} description={t('settings.methods.text')}>
      <Stack>
        {SWITCHED.map(key => (
          <Switch
            key={key}
            label={t(`settings.methods.${key}`)}
            description={methods[key] ? t(`settings.methods.${key}.hint`) : t('settings.methods.absent')}
            checked={values[key].enabled}
            disabled={!methods[key]}
            onChange={event => onChange({ [key]: { enabled: event.currentTarget.checked } })}
          />
        ))}
      </Stack>
    </Card>
  )
}
