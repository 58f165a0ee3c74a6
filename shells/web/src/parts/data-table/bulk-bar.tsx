import { Button, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import classes from './data-table.module.css'

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode }

/** Below the rows and floating over them, so that choosing one does not move the others. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useTexts(partsTexts)
  return (
    <Group className={classes.bulk} gap="xs" mt="sm" px="md" py={8}>
      <Text size="sm" fw={600} role="status" me="auto">
        {t('parts.table.selected', { count })}
      </Text>
      {children}
      <Button size="xs" variant="subtle" color="gray" leftSection={<IconX size={14} />} onClick={onClear}>
        {t('parts.table.clear_selection')}
      </Button>
    </Group>
  )
}
