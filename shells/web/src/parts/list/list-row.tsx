import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type ListRowProps = {
  name: string
  /** A line below the name. */
  about?: ReactNode
  /** At the other end: what can be done with it. */
  children?: ReactNode
}

/** One entry of a short list: its name, a line about it, and what can be done with it. */
export function ListRow({ name, about, children }: ListRowProps) {
  return (
    <Group justify="space-between" wrap="nowrap" mih={36}>
      <div>
        <Text size="sm" fw={600}>
          <bdi>{name}</bdi>
        </Text>
        {about && (
          <Text size="xs" c="dimmed" component="div">
            {about}
          </Text>
        )}
      </div>
      {children}
    </Group>
  )
}
