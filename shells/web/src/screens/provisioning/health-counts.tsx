import { Group, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { targetsInNeedQuery } from '../../data/dashboard.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import classes from './provisioning.module.css'
import { scimTexts } from './texts.ts'

const SHOWN = [
  ['failing', 'danger'],
  ['paused', 'warning'],
  ['ok', 'success'],
] as const

/** How many targets fail, wait for somebody and are well; each leads to those it counts. */
export function HealthCounts() {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const counts = useQueries({ queries: SHOWN.map(([health]) => targetsInNeedQuery(health)) })
  if (counts.every(({ data }) => !data)) return null
  return (
    <Group
      component="ul"
      aria-label={t('scim.counts')}
      gap="sm"
      mb="md"
      p={0}
      m={0}
      className={classes.counts}
    >
      {SHOWN.map(([health, tone], place) => (
        <li key={health}>
          <Link to="/sso/scim" search={{ health }} className={classes.count}>
            <Text span fw={700} fz="lg">
              {fmt.number(language, counts[place]?.data ?? 0)}
            </Text>{' '}
            <StatusBadge tone={tone}>{t(`scim.health.${health}`)}</StatusBadge>
          </Link>
        </li>
      ))}
    </Group>
  )
}
