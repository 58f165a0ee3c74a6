import { Badge, Box, Text } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type App, textOf } from '../../../data/apps.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { AppBadges } from '../app-badges.tsx'
import { AppIcon } from '../app-icon.tsx'
import classes from '../store.module.css'
import { storeTexts } from '../texts.ts'
import { useAppNames } from '../use-app-names.ts'

/** Above what needs this app, below what it needs: read downwards, "needs". */
export function DependencyView({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const isAlone = app.dependents.length === 0 && app.dependencies.length === 0
  return (
    <Card
      title={t('store.dependencies')}
      description={t(isAlone ? 'store.dependencies.none' : 'store.dependencies.text')}
    >
      {app.dependents.length > 0 && (
        <>
          <Nodes label={t('store.needed_by')}>
            {app.dependents.map(slug => (
              <Neighbour key={slug} slug={slug} needs={app.slug} />
            ))}
          </Nodes>
          <Arrow />
        </>
      )}
      {!isAlone && (
        <Box className={classes.node} data-self>
          <AppIcon name={app.icon} size={32} />
          <NodeText name={textOf(app.name)} version={app.version} />
        </Box>
      )}
      {app.dependencies.length > 0 && (
        <>
          <Arrow />
          <Nodes label={t('store.depends_on')}>
            {app.dependencies.map(({ slug, range }) => (
              <Neighbour key={slug} slug={slug} range={range} />
            ))}
          </Nodes>
        </>
      )}
    </Card>
  )
}

function Nodes({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" mb={6}>
        {label}
      </Text>
      <ul className={classes.nodes}>{children}</ul>
    </>
  )
}

function Arrow() {
  const t = useTexts(storeTexts)
  return (
    <div className={classes.arrow} aria-hidden>
      <IconArrowDown size={16} />
      {t('store.needs')}
    </div>
  )
}

function Neighbour({ slug, range, needs }: { slug: string; range?: string; needs?: string }) {
  const { find, nameOf } = useAppNames()
  const app = find(slug)
  const wanted = range ?? app?.dependencies.find(dependency => dependency.slug === needs)?.range
  return (
    <li>
      <Link to="/store/$slug" params={{ slug }} className={classes.node}>
        <AppIcon name={app?.icon ?? 'apps'} size={32} />
        <NodeText name={nameOf(slug)} version={app?.version} range={wanted} />
        {app && (
          <Box ms="auto" flex="none">
            <AppBadges app={app} />
          </Box>
        )}
      </Link>
    </li>
  )
}

function NodeText({ name, version, range }: { name: string; version?: string; range?: string }) {
  const t = useTexts(storeTexts)
  return (
    <Box miw={0}>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        {version && <bdi>{t('store.version', { version })}</bdi>}
        {range && (
          <>
            {' · '}
            {t('store.range')}{' '}
            <Badge size="sm" variant="default" radius="sm" fw={500}>
              <bdi dir="ltr">{range}</bdi>
            </Badge>
          </>
        )}
      </Text>
    </Box>
  )
}
