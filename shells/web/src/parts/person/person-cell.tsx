import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PersonAvatar } from './person-avatar.tsx'
import classes from './person-cell.module.css'

export type PersonShort = { id: string; name: string; email?: string | null; picture?: string | null }

export function PersonCell({ person, badge }: { person: PersonShort; badge?: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <PersonAvatar id={person.id} name={person.name} picture={person.picture} />
      <Box className={classes.words}>
        <Group gap={6}>
          <Text size="sm" fw={600} className={classes.line}>
            <bdi>{person.name}</bdi>
          </Text>
          {badge}
        </Group>
        {person.email && (
          <Text size="xs" c="dimmed" className={`${classes.line} ${classes.email}`} title={person.email}>
            <bdi>{person.email}</bdi>
          </Text>
        )}
      </Box>
    </Group>
  )
}
