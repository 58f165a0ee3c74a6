import { ActionIcon, Divider, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { AddLine } from '../../../parts/form/add-line.tsx'
import { Card } from '../../../parts/page/card.tsx'

type ListCardProps = {
  title: string
  empty: string
  add: string
  remove: (number: number) => string
  count: number
  isReadOnly: boolean
  onAdd: () => void
  onRemove: (index: number) => void
  children: (index: number) => ReactNode
}

/** Entries of a form, each with its own fields, added and taken away here. */
export function ListCard(props: ListCardProps) {
  const { title, empty, add, remove, count, isReadOnly, onAdd, onRemove, children } = props
  return (
    <Card title={title}>
      <Stack>
        {count === 0 && (
          <Text size="sm" c="dimmed">
            {empty}
          </Text>
        )}
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, as the server names it
          <Fragment key={index}>
            {index > 0 && <Divider />}
            <Group wrap="nowrap" align="flex-start" gap="xs">
              <div style={{ flex: 1, minWidth: 0 }}>{children(index)}</div>
              {!isReadOnly && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  mt={24}
                  aria-label={remove(index + 1)}
                  onClick={() => onRemove(index)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </Group>
          </Fragment>
        ))}
        {!isReadOnly && count < 20 && <AddLine label={add} onAdd={onAdd} />}
      </Stack>
    </Card>
  )
}
