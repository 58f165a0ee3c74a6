import { Box, Text, ThemeIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { menuIcon } from '../../parts/menu/menu-icons.ts'
import classes from './home.module.css'

export type OpenModule = { slug: string; name: string; description: string; icon: string; path: string }

export function ModuleTile({ module }: { module: OpenModule }) {
  const Icon = menuIcon(module.icon)
  return (
    <Link to={module.path} className={classes.app}>
      <ThemeIcon size={40} variant="light" radius="md" aria-hidden>
        <Icon size={22} stroke={1.7} />
      </ThemeIcon>
      <Box miw={0}>
        <Text fw={600} size="sm">
          {module.name}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={3} className={classes.about}>
          {module.description}
        </Text>
      </Box>
    </Link>
  )
}
