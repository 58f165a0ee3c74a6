import { Box, Drawer, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { useKept } from './use-kept.ts'

export type DetailDrawerProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  size?: string | number
  children: ReactNode
}

export function SideDrawer(props: DetailDrawerProps) {
  const { opened, onClose, size = 480 } = props
  const t = useTexts(partsTexts)
  const { title, description, footer, children } = useKept(opened, props)
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={size} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Stack gap={0} mih="100%">
          {/* The library's own header element would count as a second banner of the page. */}
          <Group justify="space-between" align="flex-start" wrap="nowrap" p="md" gap="md">
            <Box miw={0}>
              <Drawer.Title fz="lg" fw={650} lh={1.35} style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Drawer.Title>
              {description && (
                <Text size="sm" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
                  {description}
                </Text>
              )}
            </Box>
            <Drawer.CloseButton aria-label={t('parts.close')} />
          </Group>
          <Drawer.Body style={{ flex: 1 }}>{children}</Drawer.Body>
          {footer && (
            <Group
              justify="flex-end"
              p="md"
              pos="sticky"
              bottom={0}
              bg="var(--mantine-color-body)"
              style={{ borderTop: '1px solid var(--app-border)' }}
            >
              {footer}
            </Group>
          )}
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  )
}
