import { Checkbox, Divider, Group, Paper, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Permission } from '../../../data/organisation/roles.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { rolesTexts } from '../texts.ts'
import { withPermissions } from './permission-groups.ts'

type PermissionGroupCardProps = {
  title: string
  permissions: readonly Permission[]
  chosen: readonly string[]
  refused?: string
  isReadOnly: boolean
  canGive: (permission: string) => boolean
  onChange: (permissions: string[]) => void
}

export function PermissionGroupCard(props: PermissionGroupCardProps) {
  const { title, permissions, chosen, isReadOnly, canGive, onChange } = props
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const names = permissions.map(({ permission }) => permission)
  const givable = names.filter(name => chosen.includes(name) || canGive(name))
  const count = names.filter(name => chosen.includes(name)).length
  const isAll = count > 0 && count === names.length
  return (
    <Paper p="md" bd="1px solid var(--app-border)" component="fieldset" mx={0} mt={0} miw={0}>
      <Group justify="space-between" wrap="nowrap">
        <Text component="legend" fw={600} p={0} style={{ float: 'inline-start' }}>
          {title}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Text size="xs" c="dimmed">
            {fmt.number(language, count)} / {fmt.number(language, names.length)}
          </Text>
          {!isReadOnly && names.length > 1 && (
            <Checkbox
              aria-label={t('role.permissions.all', { app: title })}
              checked={isAll}
              indeterminate={count > 0 && !isAll}
              disabled={givable.length === 0}
              onChange={() => onChange(withPermissions(chosen, givable, count < givable.length))}
            />
          )}
        </Group>
      </Group>
      <Divider my="sm" />
      <Stack gap="sm">
        {permissions.map(permission => (
          <PermissionLine key={permission.permission} permission={permission} {...props} />
        ))}
      </Stack>
    </Paper>
  )
}

function PermissionLine(props: PermissionGroupCardProps & { permission: Permission }) {
  const {
    permission: { permission, description },
    chosen,
    refused,
    isReadOnly,
    canGive,
    onChange,
  } = props
  const t = useTexts(rolesTexts)
  const isChosen = chosen.includes(permission)
  const isForbidden = !isChosen && !canGive(permission)
  return (
    <Checkbox
      label={description}
      description={
        <>
          <bdi>{permission}</bdi>
          {isForbidden && !isReadOnly && ` · ${t('role.permissions.not_held')}`}
        </>
      }
      error={refused === permission ? t('role.permissions.not_held') : undefined}
      checked={isChosen}
      disabled={isReadOnly || isForbidden}
      onChange={event => onChange(withPermissions(chosen, [permission], event.currentTarget.checked))}
    />
  )
}
