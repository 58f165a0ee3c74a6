import { Alert, Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconAlertCircle, IconInfoCircle, IconLogin2, IconRefresh, IconRobot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { activityQuery } from '../../../data/clients.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import type { Changes } from '../../../parts/history/change-list.tsx'
import { Timeline } from '../../../parts/history/timeline.tsx'
import { StatCard } from '../../../parts/numbers/stat-card.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import type { ClientTabProps } from '../tab-props.ts'
import { clientsTexts } from '../texts.ts'
import { LogoutsCard } from './logouts-card.tsx'
import { useClientFieldLabel } from './use-client-field-label.ts'

const NUMBERS = [
  { name: 'sign_ins', icon: IconLogin2 },
  { name: 'refreshes', icon: IconRefresh },
  { name: 'client_credentials', icon: IconRobot },
  { name: 'failures', icon: IconAlertCircle, goodWhen: 'down' },
] as const

/** How much it is used, and what was done to it. */
export function ActivityTab({ client }: ClientTabProps) {
  const t = useTexts(clientsTexts)
  const { language } = useLanguage()
  const fieldLabel = useClientFieldLabel()
  const { data, error, refetch } = useQuery(activityQuery(client.id, language))
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  return (
    <Stack>
      {client.last_used_at === null && <Unused />}
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
        {NUMBERS.map(({ name, ...look }) => {
          const values = data?.days.map(day => day[name])
          const label = t(`clients.activity.${name}`)
          return (
            <StatCard
              key={name}
              label={label}
              value={values?.reduce((sum, value) => sum + value, 0) ?? null}
              values={values}
              trendLabel={t('clients.activity.trend', { label })}
              {...look}
            />
          )
        })}
      </SimpleGrid>
      {client.backchannel_logout_uri !== null && <LogoutsCard client={client} />}
      <Card title={t('clients.activity.latest')} description={t('clients.activity.latest.text')}>
        {data ? (
          <Timeline
            fieldLabel={fieldLabel}
            empty={t('clients.activity.none')}
            items={data.items.map(({ id, at, kind, action_label, actor, changes }) => ({
              id,
              who: <bdi>{actor.name}</bdi>,
              what: `· ${action_label}`,
              when: at,
              kind: kind === 'security' ? 'warning' : 'neutral',
              changes: changes as unknown as Changes,
            }))}
          />
        ) : (
          <WaitingLines count={3} height={40} />
        )}
      </Card>
    </Stack>
  )
}

/** The way to the first use. */
function Unused() {
  const t = useTexts(clientsTexts)
  return (
    <Alert color="blue" icon={<IconInfoCircle />}>
      <Group justify="space-between" gap="sm">
        <span>{t('clients.activity.unused')}</span>
        <Button
          variant="default"
          size="xs"
          renderRoot={root => <Link from="/sso/clients/$id" search={{ tab: 'quick_start' }} {...root} />}
        >
          {t('clients.tab.quick_start')}
        </Button>
      </Group>
    </Alert>
  )
}
