import { Box, Collapse, Group, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A line that opens to show more. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  return (
    <Box>
      <UnstyledButton onClick={toggle} aria-expanded={opened} aria-controls={id} py={2}>
        <Group gap={4} wrap="nowrap" c="dimmed">
          {opened ? <IconChevronDown size={16} /> : <IconChevronRight size={16} className="rtl-flip" />}
          <Text size="sm">{label}</Text>
        </Group>
      </UnstyledButton>
      <Collapse id={id} expanded={opened}>
        <Box pt={6}>{children}</Box>
      </Collapse>
    </Box>
  )
}
