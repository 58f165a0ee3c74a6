import { Box, Text, ThemeIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { menuIcon } from '../../parts/menu/menu-icons.ts'
import classes from './home.module.css'

export type LaunchableApp = { slug: string; name: string; description: string; icon: string; path: string }

export function AppTile({ app }: { app: LaunchableApp }) {
  const Icon = menuIcon(app.icon)
  return (
    <Link to={app.path} className={classes.app}>
      <ThemeIcon size={40} variant="light" radius="md" aria-hidden>
        <Icon size={22} stroke={1.7} />
      </ThemeIcon>
      <Box miw={0}>
        <Text fw={600} size="sm">
          {app.name}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={3} className={classes.about}>
          {app.description}
        </Text>
      </Box>
    </Link>
  )
}
