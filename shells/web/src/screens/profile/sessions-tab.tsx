import { Button, Group, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  deviceName,
  endOtherSessions,
  endOwnSession,
  type OwnSession,
  ownSessionsQuery,
} from '../../data/own/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../parts/state/waiting-lines.tsx'
import { DevicesCard } from './devices-card.tsx'
import classes from './profile.module.css'
import { SessionEntry } from './session-entry.tsx'
import { profileTexts } from './texts.ts'

export function SessionsTab() {
  const t = useTexts(profileTexts)
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownSessionsQuery)
  const sessions = data?.pages.flatMap(page => page.items) ?? []
  const others = sessions.filter(session => !session.current)
  const { endOne, endOthers, dialog } = useEndings()
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} />
  const endAll = others.length > 0 && (
    <Button variant="light" color="red" onClick={() => endOthers(others.length)}>
      {t('profile.sessions.end_others')}
    </Button>
  )
  return (
    <Stack>
      <DevicesCard />
      <Card
        title={t('profile.sessions.title')}
        description={t('profile.sessions.text')}
        actions={endAll}
        maw={860}
      >
        {isPending && <WaitingLines count={3} height={48} />}
        <ul className={classes.list}>
          {[...sessions].sort(currentFirst).map(session => (
            <li key={session.id}>
              <SessionEntry session={session} onEnd={() => endOne(session)} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Group justify="center" mt="md">
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('profile.more')}
            </Button>
          </Group>
        )}
        {dialog}
      </Card>
    </Stack>
  )
}

const currentFirst = (one: OwnSession, other: OwnSession) =>
  Number(other.current) - Number(one.current) || (one.last_seen_at < other.last_seen_at ? 1 : -1)

function useEndings() {
  const t = useTexts(profileTexts)
  const [confirm, dialog] = useConfirm()
  const endOne = (session: OwnSession) =>
    confirm({
      title: t('profile.sessions.end.title', {
        device: deviceName(session) ?? t('profile.sessions.unknown'),
      }),
      effect: t('profile.sessions.end.effect'),
      verb: t('profile.sessions.end'),
      done: t('profile.sessions.end.done'),
      onConfirm: () => endOwnSession(session.id),
    })
  const endOthers = (count: number) =>
    confirm({
      title: t('profile.sessions.end_others.title'),
      effect: t('profile.sessions.end_others.effect', { count }),
      verb: t('profile.sessions.end_others.verb'),
      done: t('profile.sessions.end_others.done'),
      onConfirm: endOtherSessions,
    })
  return { endOne, endOthers, dialog }
}
