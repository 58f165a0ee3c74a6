import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { personSessionsQuery } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { SessionList } from '../../../parts/session/session-list.tsx'
import { sessionTexts } from '../../../parts/session/texts.ts'
import { useSessionActs } from '../../../parts/session/use-session-acts.tsx'
import { Delayed } from '../../../parts/state/delayed.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'

/** Each open session of a person, with the means to end it. */
export function PersonSessionsList({ id }: { id: string }) {
  const t = useTexts(sessionTexts)
  const canManage = useCan('sso_sessions.manage')
  const { data, error, refetch } = useQuery(personSessionsQuery(id))
  const acts = useSessionActs()
  const sessions = data?.items ?? []
  const person = sessions[0]?.user
  const canEnd = canManage && sessions.some(({ current }) => !current)
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={t('sessions.title')}
      actions={
        <Group gap="xs">
          <ButtonLink variant="default" to="/sso/sessions" search={{ tab: 'history', user: id }}>
            {t('sessions.tab.history')}
          </ButtonLink>
          {canEnd && person && (
            <Button
              variant="light"
              color="red"
              leftSection={<IconUserX size={18} />}
              onClick={() => acts.endAll(person)}
            >
              {t('sessions.end_all')}
            </Button>
          )}
        </Group>
      }
    >
      {!data && (
        <Delayed>
          <Stack aria-hidden>
            <Skeleton height={84} radius="md" />
            <Skeleton height={84} radius="md" />
          </Stack>
        </Delayed>
      )}
      {data && sessions.length === 0 && t('sessions.person.none')}
      {sessions.length > 0 && <SessionList sessions={sessions} onEnd={acts.endOne} />}
      {acts.dialog}
    </Card>
  )
}
