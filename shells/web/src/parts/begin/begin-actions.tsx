import { Button, Group } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

type BeginActionsProps<Name extends string> = {
  /** The first one stands out. */
  actions: readonly { name: Name; label: string; icon: Icon }[]
  onBegin: (name: Name) => void
}

/** What can be begun on a page, a button for each. */
export function BeginActions<Name extends string>({ actions, onBegin }: BeginActionsProps<Name>) {
  return (
    <Group gap="xs">
      {actions.map(({ name, label, icon: ActionIcon }, index) => (
        <Button
          key={name}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<ActionIcon size={18} />}
          onClick={() => onBegin(name)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
