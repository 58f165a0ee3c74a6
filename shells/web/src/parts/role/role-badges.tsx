import { Badge, Group } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import classes from '../badge/badge.module.css'
import { Hint } from '../overlay/hint.tsx'
import { partsTexts } from '../texts.ts'
import { useRoleNames } from './role-names.ts'

export type RoleShort = { id: string; key: string; name: string }

export function RoleBadges({ roles, max = 3 }: { roles: readonly RoleShort[]; max?: number }) {
  const t = useTexts(partsTexts)
  const { nameOf } = useRoleNames()
  const rest = roles.slice(max)
  return (
    <Group gap={4}>
      {roles.slice(0, max).map(role => (
        <Badge key={role.id} variant="default" fw={500} className={classes.wrapping}>
          {nameOf(role)}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Hint label={rest.map(nameOf).join(', ')}>
          <Badge
            variant="default"
            fw={500}
            tabIndex={0}
            aria-label={t('parts.roles.more', { count: rest.length })}
          >
            <bdi dir="ltr">+{rest.length}</bdi>
          </Badge>
        </Hint>
      )}
    </Group>
  )
}
