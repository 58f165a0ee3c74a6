import { SimpleGrid, Title } from '@mantine/core'
import { IconDevices, IconLogin2, IconShieldX, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useId } from 'react'
import { dashboardQuery } from '../../data/dashboard.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatCard } from '../../parts/numbers/stat-card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { useMenuHas } from './app-attention.ts'
import { ReviewsCard } from './reviews-card.tsx'
import { homeTexts } from './texts.ts'

/** Four numbers, most with the line of the last 14 days, for those who may read the log. */
const COUNTED = [
  { name: 'sign_ins', icon: IconLogin2, path: '/audit' },
  { name: 'refused', icon: IconShieldX, path: '/audit', goodWhen: 'down' },
  { name: 'sessions', icon: IconDevices, path: '/sso/sessions' },
] as const

/** Of the days together, or as it is now. */
const totalOf = (number: { total: number } | { now: number } | undefined): number | null =>
  number === undefined ? null : 'total' in number ? number.total : number.now

export function Numbers() {
  const t = useTexts(homeTexts)
  const titleId = useId()
  const mayRead = useCan('audit.read')
  const { data, error } = useQuery({ ...dashboardQuery, enabled: mayRead })
  const has = useMenuHas()
  if (!mayRead) return null
  const numbers = data?.numbers
  const trend = (label: string) => t('home.numbers.trend', { label })
  // A card leads on only where the person's own menu does.
  const linkTo = (path: string) => (has(path) ? (path as LinkProps['to']) : undefined)
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="sm" id={titleId}>
        {t('home.numbers')}
      </Title>
      <ProblemAlert error={error} />
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
        {COUNTED.map(({ name, path, ...look }) => (
          <StatCard
            key={name}
            label={t(`home.${name}`)}
            value={totalOf(numbers?.[name])}
            values={numbers?.[name].days}
            trendLabel={trend(t(`home.${name}`))}
            to={linkTo(path)}
            {...look}
          />
        ))}
        {has('/sso/reviews/queue') ? (
          <ReviewsCard />
        ) : (
          <StatCard
            label={t('home.members')}
            icon={IconUsers}
            value={numbers?.members.now ?? null}
            values={numbers?.members.days}
            trendLabel={trend(t('home.members'))}
            to={linkTo('/organisation/members')}
          />
        )}
      </SimpleGrid>
    </section>
  )
}
