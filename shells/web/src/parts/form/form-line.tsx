import { ActionIcon, Divider, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type FormLineProps = {
  /** What taking the line away is called; without it the line stays. */
  removeLabel: string | null
  onRemove: () => void
  children: ReactNode
}

/** The fields of one line of a document, in columns where there is room. */
export function FormLine({ removeLabel, onRemove, children }: FormLineProps) {
  return (
    <Stack gap="xs">
      <Divider />
      <Group align="flex-start" wrap="nowrap" gap="xs">
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ flex: 1 }}>
          {children}
        </SimpleGrid>
        {removeLabel !== null && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            mt={24}
            aria-label={removeLabel}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
    </Stack>
  )
}
