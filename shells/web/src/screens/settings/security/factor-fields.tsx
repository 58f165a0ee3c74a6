import { NumberInput, Radio, Stack, Switch } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { RolesField } from '../../../parts/role/roles-field.tsx'
import { MissingFactors } from './missing-factors.tsx'
import type { FactorValues } from './rule-values.ts'
import { ruleTexts } from './texts.ts'

const REQUIRED = ['off', 'everyone', 'roles'] as const

type Props = { values: FactorValues; onChange: (changes: Partial<FactorValues>) => void }

/** Who needs two factors, how long they have to add one, and who still lacks it. */
export function FactorFields({ values, onChange }: Props) {
  const t = useTexts(ruleTexts)
  return (
    <Card title={t('settings.factor.title')} description={t('settings.factor.text')}>
      <Stack>
        <Radio.Group
          aria-label={t('settings.factor.title')}
          value={values.required}
          onChange={value => onChange({ required: value as FactorValues['required'] })}
        >
          <Stack gap="xs">
            {REQUIRED.map(value => (
              <Radio key={value} value={value} label={t(`settings.factor.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {values.required === 'roles' && (
          <RolesField
            label={t('settings.factor.which')}
            description={t('settings.factor.which.hint')}
            value={values.roles}
            onChange={roles => onChange({ roles })}
          />
        )}
        {values.required !== 'off' && (
          <>
            <NumberInput
              label={t('settings.factor.grace')}
              description={t('settings.factor.grace.hint')}
              maw={320}
              min={0}
              max={365}
              allowDecimal={false}
              value={values.grace_days}
              onChange={next => onChange({ grace_days: Number(next) || 0 })}
            />
            <Switch
              label={t('settings.factor.federated')}
              description={t('settings.factor.federated.hint')}
              checked={values.federated_counts}
              onChange={event => onChange({ federated_counts: event.currentTarget.checked })}
            />
          </>
        )}
        <MissingFactors />
      </Stack>
    </Card>
  )
}
