import { Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type App, appQuery, textOf } from '../../../data/apps.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { AppBadges } from '../app-badges.tsx'
import { AppIcon } from '../app-icon.tsx'
import classes from '../store.module.css'
import { storeTexts } from '../texts.ts'
import { useCategoryLabel } from '../use-category-label.ts'
import { AppControls } from './app-controls.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { DependencyView } from './dependency-view.tsx'
import { PermissionList } from './permission-list.tsx'

export function AppScreen() {
  const { slug } = useParams({ from: '/store/$slug' })
  const { language } = useLanguage()
  return (
    <ResourcePage query={useQuery(appQuery(slug, language))} waiting={<PageSkeleton />}>
      {({ data }) => <AppPage app={data} />}
    </ResourcePage>
  )
}

function AppPage({ app }: { app: App }) {
  const t = useTexts(storeTexts)
  const labelOf = useCategoryLabel()
  const name = textOf(app.name)
  return (
    <>
      <PageHeader
        title={name}
        avatar={<AppIcon name={app.icon} size={56} />}
        breadcrumbs={[{ label: t('store.title'), to: '/store' }, { label: name }]}
        description={
          <Group gap="sm" mt={4}>
            <span>
              {labelOf(app.category)} · <bdi>{t('store.version', { version: app.version })}</bdi>
            </span>
            <AppBadges app={app} />
          </Group>
        }
      />
      <div className={classes.columns}>
        <Card title={t('store.about')} className={classes.about}>
          {textOf(app.description)}
        </Card>
        <Stack gap="lg" className={classes.side}>
          <AppControls app={app} />
          <ChangeNotes app={app} />
        </Stack>
        <Stack gap="lg" className={classes.rest}>
          <DependencyView app={app} />
          <PermissionList app={app} />
        </Stack>
      </div>
    </>
  )
}

function PageSkeleton() {
  return (
    <Delayed>
      <Skeleton height={56} width={320} mb="lg" />
      <div className={classes.columns}>
        <Skeleton height={110} className={classes.about} />
        <Skeleton height={200} className={classes.side} />
        <Skeleton height={220} className={classes.rest} />
      </div>
    </Delayed>
  )
}
