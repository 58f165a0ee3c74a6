import { Group, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type App, textOf } from '../../data/apps.ts'
import { useTexts } from '../../i18n/texts.ts'
import { AppBadges } from './app-badges.tsx'
import { AppIcon } from './app-icon.tsx'
import classes from './store.module.css'
import { storeTexts } from './texts.ts'
import { useCategoryLabel } from './use-category-label.ts'

export function AppCard({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const labelOf = useCategoryLabel()
  return (
    <Paper component="article" className={classes.card} p="lg" bd="1px solid var(--app-border)">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <AppIcon name={app.icon} />
        <div>
          <Title order={2} size="h4">
            <Link to="/store/$slug" params={{ slug: app.slug }} className={classes.link}>
              {textOf(app.name)}
            </Link>
          </Title>
          <Text size="xs" c="dimmed">
            {labelOf(app.category)} · <bdi>{t('store.version', { version: app.version })}</bdi>
          </Text>
        </div>
      </Group>
      <Text size="sm" c="dimmed" mt="md" mb="lg" lineClamp={3}>
        {textOf(app.description)}
      </Text>
      <Group mt="auto">
        <AppBadges app={app} />
      </Group>
    </Paper>
  )
}
