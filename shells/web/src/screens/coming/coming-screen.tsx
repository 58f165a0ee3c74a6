import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MenuItem } from '../../data/menu.ts'
import { useTexts } from '../../i18n/texts.ts'
import { menuIcon } from '../../parts/menu/menu-icons.ts'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { comingTexts } from './texts.ts'

/** The app is installed and works through the API, but this client has no screen for it. */
export function ComingScreen({ item }: { item: MenuItem }) {
  const t = useTexts(comingTexts)
  return (
    <EmptyState
      icon={menuIcon(item.icon)}
      order={1}
      title={item.label}
      text={t('coming.text')}
      action={
        <Group>
          <Button component="a" href="/docs" variant="default">
            {t('coming.api')}
          </Button>
          <Button component={Link} to="/">
            {t('coming.home')}
          </Button>
        </Group>
      }
    />
  )
}
