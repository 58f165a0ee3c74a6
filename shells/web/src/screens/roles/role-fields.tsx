import { Input, Stack, Textarea, TextInput } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import { useTexts } from '../../i18n/texts.ts'
import type { ApiForm } from '../../parts/form/use-api-form.ts'
import { Card } from '../../parts/page/card.tsx'
import { OwnersField } from './owners-field.tsx'
import { PermissionMatrix } from './permissions/permission-matrix.tsx'
import { rolesTexts } from './texts.ts'

export type RoleValues = {
  name: string
  key: string
  description: string
  permissions: string[]
  owners: string[]
}

type RoleFieldsProps = {
  form: ApiForm<RoleValues>['form']
  before: readonly string[]
  refused?: string
  isReadOnly: boolean
  isKeyFixed: boolean
}

export function RoleFields({ form, before, refused, isReadOnly, isKeyFixed }: RoleFieldsProps) {
  const t = useTexts(rolesTexts)
  return (
    <Stack>
      <GeneralFields form={form} isReadOnly={isReadOnly} isKeyFixed={isKeyFixed} />
      <Card title={t('role.permissions')}>
        <FieldError errors={form.errors} field="permissions" />
        <PermissionMatrix
          chosen={form.values.permissions}
          before={before}
          refused={refused}
          isReadOnly={isReadOnly}
          onChange={permissions => form.setFieldValue('permissions', permissions.sort())}
        />
      </Card>
      <Card title={t('role.owners')} description={t('role.owners.note')}>
        <FieldError errors={form.errors} field="owners" />
        <OwnersField
          owners={form.values.owners}
          isReadOnly={isReadOnly}
          onChange={owners => form.setFieldValue('owners', owners)}
        />
      </Card>
    </Stack>
  )
}

/** What the server says of one of several, such as `/permissions/3`, is shown at the group. */
function FieldError({ errors, field }: { errors: FormErrors; field: string }) {
  const messages = Object.entries(errors).filter(([path]) => path.split('.')[0] === field)
  return messages.map(([path, message]) => (
    <Input.Error key={path} mb="sm" role="alert">
      {message}
    </Input.Error>
  ))
}

function GeneralFields({ form, isReadOnly, isKeyFixed }: Omit<RoleFieldsProps, 'before' | 'refused'>) {
  const t = useTexts(rolesTexts)
  return (
    <Card title={t('role.section.general')}>
      <Stack maw={620}>
        <TextInput
          label={t('role.name')}
          required={!isReadOnly}
          maxLength={200}
          readOnly={isReadOnly}
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t('role.description')}
          description={t('role.description.note')}
          autosize
          minRows={2}
          maxLength={1000}
          readOnly={isReadOnly}
          {...form.getInputProps('description')}
        />
        <TextInput
          label={t('role.key')}
          description={t('role.key.note')}
          dir="ltr"
          maxLength={32}
          readOnly={isReadOnly || isKeyFixed}
          {...form.getInputProps('key')}
        />
      </Stack>
    </Card>
  )
}
