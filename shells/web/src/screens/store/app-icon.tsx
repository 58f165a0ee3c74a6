import { ThemeIcon } from '@mantine/core'
import { menuIcon } from '../../parts/menu/menu-icons.ts'

export function AppIcon({ name, size = 48 }: { name: string; size?: number }) {
  const Icon = menuIcon(name)
  return (
    <ThemeIcon variant="light" size={size} radius="md" aria-hidden>
      <Icon size={size * 0.54} stroke={1.7} />
    </ThemeIcon>
  )
}
