import { FileButton, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { peopleTexts } from '../texts.ts'
import classes from './import-drop.module.css'

/** A button, so that the keyboard opens it, on which a file can be dropped too. */
export function ImportDrop({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts(peopleTexts)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <FileButton onChange={file => file && onFile(file)} accept="text/csv,.csv,.tsv,.txt">
      {props => (
        <UnstyledButton
          {...props}
          className={classes.drop}
          data-over={isOver || undefined}
          data-autofocus
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Stack align="center" gap={4}>
            <IconFileTypeCsv size={36} stroke={1.4} aria-hidden />
            <Text fw={600} ta="center">
              {t('people.import.drop')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('people.import.limit')}
            </Text>
          </Stack>
        </UnstyledButton>
      )}
    </FileButton>
  )
}
