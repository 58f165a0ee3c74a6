import { MultiSelect, Stack, Switch, TagsInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import { RoleOption } from '../../../parts/role/role-option.tsx'
import { federationTexts } from '../texts.ts'
import type { SettingsForm } from './settings-values.ts'

/** Who may come in through the provider, and as what. */
export function AdmissionFields({ form, isReadOnly }: { form: SettingsForm; isReadOnly: boolean }) {
  const t = useTexts(federationTexts)
  const roles = useRoleChoices()
  const errorOf = (name: string) =>
    Object.entries(form.errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1]
  return (
    <Card title={t('federation.admission')} description={t('federation.admission.text')}>
      <Stack>
        <Switch
          label={t('federation.jit')}
          description={t('federation.jit.text')}
          disabled={isReadOnly}
          {...form.getInputProps('jit', { type: 'checkbox' })}
        />
        <MultiSelect
          label={t('federation.default_roles')}
          description={t('federation.default_roles.text')}
          data={roles}
          renderOption={({ option }) => <RoleOption option={option} />}
          searchable
          hidePickedOptions
          disabled={isReadOnly}
          nothingFoundMessage={t('federation.default_roles.none')}
          {...form.getInputProps('default_roles')}
          error={errorOf('default_roles')}
        />
        <Switch
          label={t('federation.trust_email')}
          description={t('federation.trust_email.text')}
          disabled={isReadOnly}
          {...form.getInputProps('trust_email', { type: 'checkbox' })}
        />
        <TagsInput
          label={t('federation.email_domains')}
          description={t('federation.email_domains.text')}
          placeholder="example.mn"
          splitChars={[',', ' ', ';']}
          maxTags={50}
          disabled={isReadOnly}
          styles={{ pillsList: { direction: 'ltr' } }}
          {...form.getInputProps('email_domains')}
          error={errorOf('email_domains')}
        />
      </Stack>
    </Card>
  )
}
