import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { installedAppsQuery } from '../../data/dashboard.ts'
import { menuItemsOf, useMenuGroups } from '../../data/menu.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import classes from './home.module.css'
import { ModuleTile, type OpenModule } from './module-tile.tsx'
import { OwnAccount } from './own-account.tsx'
import { homeTexts } from './texts.ts'

/** The modules at work in the organisation that lead somewhere for this person; without any, their own account. */
export function Modules() {
  const t = useTexts(homeTexts)
  const titleId = useId()
  const { modules, error, isPending } = useModules()
  if (isPending) return null
  if (!error && modules.length === 0) return <OwnAccount />
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {t('home.modules')}
      </Title>
      <ProblemAlert error={error} />
      <ul className={classes.apps}>
        {modules.map(module => (
          <li key={module.slug}>
            <ModuleTile module={module} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function useModules() {
  const { data, error, isPending } = useQuery(installedAppsQuery)
  const items = menuItemsOf(useMenuGroups())
  const modules = (data?.items ?? []).flatMap(({ slug, name, description, icon, active }): OpenModule[] => {
    const entry = active && items.find(item => item.app === slug)
    return entry
      ? [{ slug, name: String(name), description: String(description), icon, path: entry.path }]
      : []
  })
  return { modules, error, isPending }
}
