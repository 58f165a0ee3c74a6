import { Box, Text } from '@mantine/core'
import type { RoleChoice } from './role-choices.ts'

/** For `renderOption`: the name, and below it what the role is for. */
export function RoleOption({ option }: { option: { label: string } }) {
  const { label, description } = option as RoleChoice
  return (
    <Box>
      <Text size="sm">{label}</Text>
      {description && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
    </Box>
  )
}
