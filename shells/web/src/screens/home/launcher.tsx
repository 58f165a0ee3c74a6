import { Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconApps, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { installedAppsQuery } from '../../data/dashboard.ts'
import { menuItemsOf, useMenuGroups } from '../../data/menu.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Delayed } from '../../parts/state/delayed.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { AppTile, type LaunchableApp } from './app-tile.tsx'
import classes from './home.module.css'
import { OwnAccount } from './own-account.tsx'
import { homeTexts } from './texts.ts'

const SEARCH_FROM = 9

/** The apps at work in the organisation that lead somewhere for this person. */
export function Launcher() {
  const t = useTexts(homeTexts)
  const titleId = useId()
  const [search, setSearch] = useState('')
  const { apps, error, isPending } = useApps()
  const found = apps.filter(app =>
    `${app.name}\n${app.description}`.toLowerCase().includes(search.toLowerCase()),
  )
  if (!isPending && !error && apps.length === 0) return <NoApps />
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id={titleId}>
          {t('home.apps')}
        </Title>
        {apps.length >= SEARCH_FROM && (
          <TextInput
            value={search}
            onChange={event => setSearch(event.currentTarget.value)}
            placeholder={t('home.apps.search')}
            aria-label={t('home.apps.search')}
            leftSection={<IconSearch size={16} />}
          />
        )}
      </Group>
      <ProblemAlert error={error} />
      {isPending && <Waiting />}
      {apps.length > 0 && found.length === 0 && <Text c="dimmed">{t('home.apps.unmatched')}</Text>}
      <ul className={classes.apps}>
        {found.map(app => (
          <li key={app.slug}>
            <AppTile app={app} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way that is open to everybody, and what makes apps appear. */
function NoApps() {
  const t = useTexts(homeTexts)
  return (
    <Stack gap={28}>
      <OwnAccount />
      <Group gap="sm" wrap="nowrap" c="dimmed">
        <IconApps size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        <Text size="sm">
          {t('home.apps.none')}. {t('home.apps.none.text')}
        </Text>
      </Group>
    </Stack>
  )
}

function useApps() {
  const { data, error, isPending } = useQuery(installedAppsQuery)
  const items = menuItemsOf(useMenuGroups())
  const apps = (data?.items ?? []).flatMap(({ slug, name, description, icon, active }): LaunchableApp[] => {
    const entry = active && items.find(item => item.app === slug)
    return entry
      ? [{ slug, name: String(name), description: String(description), icon, path: entry.path }]
      : []
  })
  return { apps, error, isPending }
}

function Waiting() {
  return (
    <Delayed>
      <div className={classes.apps}>
        {[1, 2, 3, 4, 5, 6].map(tile => (
          <Skeleton key={tile} height={86} radius="md" />
        ))}
      </div>
    </Delayed>
  )
}
