import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { PersonAvatar } from './person-avatar.tsx'

export type PersonShort = { id: string; name: string; email?: string | null; picture?: string | null }

export function PersonCell({ person, badge }: { person: PersonShort; badge?: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <PersonAvatar id={person.id} name={person.name} picture={person.picture} />
      <Box miw={0}>
        <Group gap={6}>
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{person.name}</bdi>
          </Text>
          {badge}
        </Group>
        {person.email && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{person.email}</bdi>
          </Text>
        )}
      </Box>
    </Group>
  )
}
