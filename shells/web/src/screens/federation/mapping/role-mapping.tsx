import { ActionIcon, Button, Radio, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { allRolesQuery } from '../../../data/organisation/roles.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import classes from '../federation.module.css'
import { federationTexts } from '../texts.ts'
import { type MappingValues, ROLE_MODES } from './mapping-values.ts'

type RoleMappingProps = { form: UseFormReturnType<MappingValues>; isReadOnly: boolean }

export function RoleMapping({ form, isReadOnly }: RoleMappingProps) {
  const t = useTexts(federationTexts)
  const { role_mode } = form.getValues()
  return (
    <Stack>
      <Radio.Group aria-label={t('federation.roles')} {...form.getInputProps('role_mode')}>
        <Stack gap="xs">
          {ROLE_MODES.map(mode => (
            <Radio
              key={mode}
              value={mode}
              label={t(`federation.roles.${mode}`)}
              description={t(`federation.roles.${mode}.text`)}
              disabled={isReadOnly}
            />
          ))}
        </Stack>
      </Radio.Group>
      {role_mode !== 'none' && (
        <TextInput
          label={t('federation.roles.claim')}
          placeholder="groups"
          required
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          readOnly={isReadOnly}
          styles={{ input: { direction: 'ltr' } }}
          {...form.getInputProps('role_claim')}
        />
      )}
      {role_mode === 'table' && <Pairs form={form} isReadOnly={isReadOnly} />}
    </Stack>
  )
}

/** A mapping names roles by their keys. */
function useRolesByKey() {
  const choices = useRoleChoices()
  const { data } = useQuery(allRolesQuery)
  const keys = new Map(data?.items.map(({ id, key }) => [id, key]))
  return choices.map(choice => ({ ...choice, value: keys.get(choice.value) ?? choice.value }))
}

function Pairs({ form, isReadOnly }: RoleMappingProps) {
  const t = useTexts(federationTexts)
  const roles = useRolesByKey()
  const { role_pairs } = form.getValues()
  return (
    <div className={classes.pairs}>
      {role_pairs.map((_pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={index} className={classes.pair}>
          <TextInput
            aria-label={t('federation.roles.value', { number: index + 1 })}
            placeholder={t('federation.roles.value.short')}
            maxLength={200}
            readOnly={isReadOnly}
            {...form.getInputProps(`role_pairs.${index}.value`)}
          />
          <Select
            aria-label={t('federation.roles.role', { number: index + 1 })}
            placeholder={t('federation.roles.role.short')}
            data={roles}
            searchable
            disabled={isReadOnly}
            {...form.getInputProps(`role_pairs.${index}.role`)}
          />
          {!isReadOnly && (
            <RemovePair number={index + 1} onRemove={() => form.removeListItem('role_pairs', index)} />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          style={{ justifySelf: 'start' }}
          onClick={() => form.insertListItem('role_pairs', { value: '', role: '' })}
        >
          {t('federation.roles.add')}
        </Button>
      )}
    </div>
  )
}

function RemovePair({ number, onRemove }: { number: number; onRemove: () => void }) {
  const t = useTexts(federationTexts)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('federation.roles.remove', { number })}
      onClick={onRemove}
    >
      <IconTrash size={18} />
    </ActionIcon>
  )
}
