import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { useKept } from './use-kept.ts'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: string | number
  /** A dialog that must be answered has no cross, and ignores Esc and clicks beside it. */
  mustAnswer?: boolean
  children: ReactNode
}

export function ModalDialog({
  opened,
  onClose,
  title,
  size = 480,
  mustAnswer = false,
  children,
}: DialogProps) {
  const t = useTexts(partsTexts)
  const kept = useKept(opened, { title, children })
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      returnFocus={false}
      closeOnEscape={!mustAnswer}
      closeOnClickOutside={!mustAnswer}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* The library's own header element would count as a second banner of the page. */}
        <Group justify="space-between" align="flex-start" wrap="nowrap" p="md" pb="xs">
          <Modal.Title fz="lg" fw={650} lh={1.35} style={{ overflowWrap: 'anywhere' }}>
            {kept.title}
          </Modal.Title>
          {!mustAnswer && <Modal.CloseButton aria-label={t('parts.close')} />}
        </Group>
        <Modal.Body>{kept.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
