import { SimpleGrid } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { clientsTexts } from '../texts.ts'
import type { CredentialValues } from './credential-values.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const CHOICES = {
  access_ttl: [5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR],
  refresh_idle: [DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY],
  refresh_max: [7 * DAY, 30 * DAY, 90 * DAY, 180 * DAY, 365 * DAY],
} as const
type Lifetime = keyof typeof CHOICES

const INSTALLATION = ''

type LifetimeFieldsProps = { form: ApiForm<CredentialValues>['form']; isReadOnly: boolean }

export function LifetimeFields({ form, isReadOnly }: LifetimeFieldsProps) {
  const t = useTexts(clientsTexts)
  const { language } = useLanguage()
  const values = form.getValues()
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
      {(Object.keys(CHOICES) as Lifetime[]).map(name => {
        const chosen = values[name]
        const seconds = new Set<number>(CHOICES[name])
        // Set by the API to something of its own: it stays among the choices.
        if (chosen !== null) seconds.add(chosen)
        const data = [...seconds]
          .sort((one, other) => one - other)
          .map(value => ({ value: String(value), label: fmt.duration(language, value) }))
        return (
          <SelectField
            key={name}
            label={t(`clients.lifetime.${name}`)}
            data={[{ value: INSTALLATION, label: t('clients.lifetime.installation') }, ...data]}
            value={chosen === null ? INSTALLATION : String(chosen)}
            onChange={value => form.setFieldValue(name, value ? Number(value) : null)}
            error={form.errors[name]}
            allowDeselect={false}
            disabled={isReadOnly}
          />
        )
      })}
    </SimpleGrid>
  )
}
