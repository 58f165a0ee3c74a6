import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'

/** Below the lines of a form: one more of them. */
export function AddLine({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Group>
      <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={onAdd}>
        {label}
      </Button>
    </Group>
  )
}
