import { Group, Stack, Switch, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { changeSwitch, type NotificationSwitch, switchesQuery } from '../../data/own/notifications.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../parts/state/waiting-lines.tsx'
import classes from './switches-tab.module.css'
import { notificationsTexts } from './texts.ts'

/** Each kind that the person can be told of: at the bell, and in the mail that sums up. */
export function SwitchesTab() {
  const t = useTexts(notificationsTexts)
  const { data, error, refetch } = useQuery(switchesQuery)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={4} height={56} />
  return (
    <Card maw={760} title={t('notifications.switches.title')} description={t('notifications.switches.text')}>
      <Stack gap="md">
        {data.items.map(each => (
          <KindSwitches key={each.kind} chosen={each} />
        ))}
      </Stack>
    </Card>
  )
}

function KindSwitches({ chosen: { kind, name, bell, mail } }: { chosen: NotificationSwitch }) {
  const t = useTexts(notificationsTexts)
  const change = useMutation({
    mutationFn: (next: { bell?: boolean; mail?: boolean }) => changeSwitch({ kind, ...next }),
  })
  const wanted = { bell, mail, ...(change.isPending && change.variables) }
  return (
    <fieldset aria-label={name} className={classes.kind}>
      <Group justify="space-between" gap="xs">
        <Text fw={500}>{name}</Text>
        <Group gap="lg">
          <Switch
            label={t('notifications.switches.bell')}
            checked={wanted.bell}
            onChange={event => change.mutate({ bell: event.currentTarget.checked })}
          />
          <Switch
            label={t('notifications.switches.mail')}
            checked={wanted.mail}
            onChange={event => change.mutate({ mail: event.currentTarget.checked })}
          />
        </Group>
      </Group>
      <ProblemAlert error={change.error} />
    </fieldset>
  )
}
