import { Checkbox, NumberInput, Radio, Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { RolesField } from '../../../parts/role/roles-field.tsx'
import { scimTexts } from '../texts.ts'
import type { TargetFormState } from './use-target-form.ts'

type PeopleFieldsProps = { form: TargetFormState['form']; isReadOnly?: boolean }

/** Who is sent, and what happens there when somebody leaves. */
export function PeopleFields({ form, isReadOnly = false }: PeopleFieldsProps) {
  const t = useTexts(scimTexts)
  const { roles, isLimited } = form.getValues()
  return (
    <Stack maw={620}>
      <RolesField
        label={t('scim.form.roles')}
        description={t('scim.form.roles.text')}
        value={roles}
        onChange={next => form.setFieldValue('roles', next)}
        isReadOnly={isReadOnly}
        error={form.errors['scope.roles']}
      />
      <Checkbox
        label={t('scim.form.push_groups')}
        description={t('scim.form.push_groups.text')}
        disabled={isReadOnly}
        {...form.getInputProps('push_groups', { type: 'checkbox' })}
      />
      <OnLeaveField form={form} isReadOnly={isReadOnly} />
      <Checkbox
        label={t('scim.form.limit')}
        description={t('scim.form.limit.text')}
        disabled={isReadOnly}
        {...form.getInputProps('isLimited', { type: 'checkbox' })}
      />
      {isLimited && (
        <NumberInput
          label={t('scim.form.max_removals')}
          min={0}
          max={1_000_000}
          allowDecimal={false}
          maw={220}
          readOnly={isReadOnly}
          {...form.getInputProps('max_removals')}
        />
      )}
    </Stack>
  )
}

function OnLeaveField({ form, isReadOnly }: PeopleFieldsProps) {
  const t = useTexts(scimTexts)
  return (
    <Radio.Group label={t('scim.form.on_leave')} {...form.getInputProps('on_leave')}>
      <Stack gap="sm" mt="xs">
        {(['deactivate', 'delete'] as const).map(value => (
          <Radio
            key={value}
            value={value}
            disabled={isReadOnly}
            label={t(`scim.form.on_leave.${value}`)}
            description={t(`scim.form.on_leave.${value}.text`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
