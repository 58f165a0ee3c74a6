import { Radio, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { RolesField } from '../../../parts/role/roles-field.tsx'
import { UnitsField } from '../../../parts/unit/units-field.tsx'
import { clientsTexts } from '../texts.ts'
import type { AudienceValues } from './launch-values.ts'

type AudienceCardProps = {
  values: AudienceValues
  onChange: (changes: Partial<AudienceValues>) => void
  error: ReactNode
  isReadOnly: boolean
}

/** Who may open the application. Others do not see it, and are refused when they try. */
export function AudienceCard({ values, onChange, error, isReadOnly }: AudienceCardProps) {
  const t = useTexts(clientsTexts)
  return (
    <Card title={t('clients.audience')} description={t('clients.audience.text')}>
      <Radio.Group
        aria-label={t('clients.audience')}
        value={values.isLimited ? 'some' : 'everyone'}
        onChange={choice => onChange({ isLimited: choice === 'some' })}
        error={error}
      >
        <Stack gap="xs">
          <Radio value="everyone" label={t('clients.audience.everyone')} disabled={isReadOnly} />
          <Radio value="some" label={t('clients.audience.some')} disabled={isReadOnly} />
        </Stack>
      </Radio.Group>
      {values.isLimited && <Choices values={values} onChange={onChange} isReadOnly={isReadOnly} />}
    </Card>
  )
}

function Choices({ values, onChange, isReadOnly }: Omit<AudienceCardProps, 'error'>) {
  const t = useTexts(clientsTexts)
  const canSee = useCan('organisation.read')
  if (!canSee)
    return (
      <Text size="sm" c="dimmed" mt="md">
        {t('clients.audience.unreadable')}
      </Text>
    )
  return (
    <Stack mt="md">
      <RolesField
        label={t('clients.audience.roles')}
        description={t('clients.audience.roles.text')}
        value={values.roles}
        onChange={roles => onChange({ roles })}
        isReadOnly={isReadOnly}
      />
      <UnitsField
        label={t('clients.audience.units')}
        description={t('clients.audience.units.text')}
        value={values.units}
        onChange={units => onChange({ units })}
        isReadOnly={isReadOnly}
      />
    </Stack>
  )
}
