import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

type RowActionsProps = {
  /** What each button does, and to what: "Delete Contracts". */
  labels: { edit: string; remove: string }
  onEdit: () => void
  onRemove: () => void
}

export function RowActions({ labels, onEdit, onRemove }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="subtle" color="gray" aria-label={labels.edit} onClick={onEdit}>
        <IconPencil size={18} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={labels.remove} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
