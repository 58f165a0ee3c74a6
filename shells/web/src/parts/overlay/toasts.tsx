import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

// It goes away by itself, and a pointer on it makes it stay: a cross would be one more thing to press.
const SUCCESS = {
  color: 'green',
  icon: <IconCheck size={18} />,
  role: 'status',
  withBorder: true,
  withCloseButton: false,
} as const

/** Tells of a success. Errors stay in place instead. */
export function showDone(message: ReactNode): void {
  notifications.show({ ...SUCCESS, message })
}

type UndoOptions = { message: ReactNode; onUndo: () => unknown }

export function showUndo({ message, onUndo }: UndoOptions): void {
  const id = notifications.show({
    ...SUCCESS,
    autoClose: 8000,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Suspense>
          <UndoButton
            onUndo={() => {
              notifications.hide(id)
              void onUndo()
            }}
          />
        </Suspense>
      </Group>
    ),
  })
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const t = useTexts(partsTexts)
  return (
    <Button size="compact-sm" variant="light" onClick={onUndo}>
      {t('parts.undo')}
    </Button>
  )
}
