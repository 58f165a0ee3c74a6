import { Button, Group, TextInput } from '@mantine/core'
import { changeTenant, type Tenant } from '../../data/tenants.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { tenantsTexts } from './texts.ts'

export function RenameTenant({ tenant }: { tenant: Tenant }) {
  const t = useTexts(tenantsTexts)
  const state = useApiForm({
    initialValues: { name: tenant.name },
    validate: { name: value => (value.trim() === '' ? t('tenants.create.name.missing') : null) },
    onSubmit: ({ name }) => changeTenant(tenant.id, { name, version: tenant.version }),
    onDone: () => showDone(t('tenants.rename.done')),
  })
  return (
    <ApiForm state={state}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('tenants.create.name')}
          maxLength={200}
          {...state.form.getInputProps('name')}
        />
        <Button type="submit" variant="default" disabled={!state.isDirty} loading={state.isSaving}>
          {t('tenants.rename')}
        </Button>
      </Group>
    </ApiForm>
  )
}
