import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { documentTexts } from '../texts.ts'

type BatchProgressProps = {
  label: string
  done: number
  total: number
  onClose: () => void
  children?: ReactNode
}

/** How far many documents are; what goes on goes on also when nobody looks. */
export function BatchProgress({ label, done, total, onClose, children }: BatchProgressProps) {
  const t = useTexts(documentTexts)
  return (
    <Stack>
      <div aria-live="polite">
        <Text size="sm" mb={4}>
          {label}
        </Text>
        <Progress value={total > 0 ? (done / total) * 100 : 0} aria-label={label} />
      </div>
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('documents.batch.close')}
        </Button>
      </Group>
    </Stack>
  )
}

type Line = { readonly id: string; readonly title: string; readonly text: string; readonly tone: string }

export function BatchLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {lines.map(({ id, title, text, tone }) => (
        <Group key={id} component="li" justify="space-between" gap="xs">
          <Text size="sm">
            <bdi>{title}</bdi>
          </Text>
          <Text size="sm" fw={600} c={tone}>
            {text}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
