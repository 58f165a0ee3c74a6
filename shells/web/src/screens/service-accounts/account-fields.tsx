import { Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { ApiForm } from '../../parts/form/use-api-form.ts'
import { PeoplePicker } from '../../parts/person/people-picker.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RolesField } from '../../parts/role/roles-field.tsx'
import { serviceAccountTexts } from './texts.ts'

export type AccountValues = { name: string; description: string; owner: string; roles: string[] }

type AccountFieldsProps = { form: ApiForm<AccountValues>['form']; isReadOnly?: boolean }

export function AccountFields({ form, isReadOnly = false }: AccountFieldsProps) {
  const t = useTexts(serviceAccountTexts)
  const { owner, roles } = form.getValues()
  const rolesError = Object.entries(form.errors).find(([path]) => path.startsWith('roles'))?.[1]
  return (
    <Stack>
      <TextInput
        label={t('accounts.name')}
        maxLength={200}
        readOnly={isReadOnly}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('accounts.description')}
        description={t('accounts.description.note')}
        autosize
        minRows={2}
        maxLength={1000}
        readOnly={isReadOnly}
        {...form.getInputProps('description')}
      />
      <OwnerField
        owner={owner}
        isReadOnly={isReadOnly}
        error={form.errors['owner']}
        onChange={id => form.setFieldValue('owner', id)}
      />
      <RolesField
        label={t('accounts.roles')}
        description={t('accounts.roles.note')}
        value={roles}
        onChange={next => form.setFieldValue('roles', next.toSorted())}
        withDefault
        isReadOnly={isReadOnly}
        error={rolesError}
      />
    </Stack>
  )
}

type OwnerFieldProps = {
  owner: string
  isReadOnly: boolean
  error: React.ReactNode
  onChange: (owner: string) => void
}

function OwnerField({ owner, isReadOnly, error, onChange }: OwnerFieldProps) {
  const t = useTexts(serviceAccountTexts)
  const { data } = useQuery(memberQuery(owner))
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('accounts.owner')}
      </Text>
      <Text size="xs" c="dimmed" mb={6}>
        {t('accounts.owner.note')}
      </Text>
      <Group justify="space-between">
        {data ? <PersonCell person={data} /> : <Skeleton height={36} maw={240} />}
        {!isReadOnly && (
          <PeoplePicker
            label={t('accounts.owner.change')}
            without={[owner]}
            onlyActive
            onPick={({ id }) => onChange(id)}
          />
        )}
      </Group>
      {error && (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
