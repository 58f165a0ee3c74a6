import { FileButton, Stack, Text, UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './file-drop.module.css'

type FileDropProps = {
  icon: Icon
  /** What to do here, or the name of the file that was chosen. */
  label: ReactNode
  limit: string
  accept: string
  isBusy?: boolean
  hasAutofocus?: boolean
  onFile: (file: File) => void
}

/** A button, so that the keyboard opens it, on which a file can be dropped too. */
export function FileDrop({ icon: DropIcon, label, limit, accept, onFile, ...rest }: FileDropProps) {
  const { isBusy = false, hasAutofocus = false } = rest
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isBusy) onFile(file)
  }
  return (
    <FileButton onChange={file => file && onFile(file)} accept={accept} disabled={isBusy}>
      {props => (
        <UnstyledButton
          {...props}
          className={classes.drop}
          data-over={isOver || undefined}
          data-autofocus={hasAutofocus || undefined}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Stack align="center" gap={4}>
            <DropIcon size={36} stroke={1.4} aria-hidden />
            <Text fw={600} ta="center" style={{ overflowWrap: 'anywhere' }}>
              {label}
            </Text>
            <Text size="sm" c="dimmed">
              {limit}
            </Text>
          </Stack>
        </UnstyledButton>
      )}
    </FileButton>
  )
}
