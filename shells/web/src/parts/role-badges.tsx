import { Badge, Group, Tooltip } from '@mantine/core'
import { useTexts } from '../i18n/texts.ts'
import { partsTexts } from './texts.ts'

export type RoleShort = { id: string; name: string }

export function RoleBadges({ roles, max = 3 }: { roles: readonly RoleShort[]; max?: number }) {
  const t = useTexts(partsTexts)
  const rest = roles.slice(max)
  return (
    <Group gap={4}>
      {roles.slice(0, max).map(role => (
        <Badge key={role.id} variant="default" fw={500}>
          {role.name}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Tooltip label={rest.map(role => role.name).join(', ')}>
          <Badge
            variant="default"
            fw={500}
            tabIndex={0}
            aria-label={t('parts.roles.more', { count: rest.length })}
          >
            <bdi dir="ltr">+{rest.length}</bdi>
          </Badge>
        </Tooltip>
      )}
    </Group>
  )
}
