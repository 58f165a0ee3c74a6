import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

type HintBubbleProps = {
  target: HTMLElement
  opened: boolean
  position?: 'top' | 'left' | 'right'
  isLong?: boolean
  children: ReactNode
}

export function HintBubble({ target, opened, position, isLong, children }: HintBubbleProps) {
  return (
    <Tooltip
      target={target}
      opened={opened}
      label={children}
      position={position}
      multiline={isLong}
      maw={isLong ? 260 : undefined}
      // The hint itself knows when it is pointed at.
      events={{ hover: false, focus: false, touch: false }}
    />
  )
}
