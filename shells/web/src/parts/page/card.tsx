import { Box, Group, Paper, type PaperProps, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type CardProps = PaperProps & {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A white box with a thin border; with a title it is a section of the page. */
export function Card({ title, description, actions, children, ...paper }: CardProps) {
  return (
    <Paper p="lg" bd="1px solid var(--app-border)" {...paper}>
      {(title || actions) && (
        <Group justify="space-between" align="flex-start" mb="md" gap="sm">
          <Box miw={0}>
            {title && (
              <Title order={2} size="h4">
                {title}
              </Title>
            )}
            {description && (
              <Text size="sm" c="dimmed" mt={2}>
                {description}
              </Text>
            )}
          </Box>
          {actions}
        </Group>
      )}
      {children}
    </Paper>
  )
}
