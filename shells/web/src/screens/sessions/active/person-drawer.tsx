import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDevices, IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { memberQuery } from '../../../data/organisation/members.ts'
import { personSessionsQuery, type Session } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { SessionList } from '../../../parts/session/session-list.tsx'
import type { SessionActs } from '../../../parts/session/use-session-acts.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { WaitingLines } from '../../../parts/state/waiting-lines.tsx'
import { sessionsTexts } from '../texts.ts'

type PersonDrawerProps = { id: string | undefined; acts: SessionActs; onClose: () => void }

/** Everything one person is signed in with, at the side of the list. */
export function PersonDrawer({ id, acts, onClose }: PersonDrawerProps) {
  const t = useTexts(sessionsTexts)
  const canSeePerson = useCan('organisation.read')
  const isOpen = id !== undefined
  const { data, error, refetch } = useQuery({ ...personSessionsQuery(id ?? ''), enabled: isOpen })
  const member = useQuery({
    ...memberQuery(id ?? ''),
    retry: false,
    enabled: isOpen && canSeePerson,
  }).data
  const sessions = data?.items ?? []
  const person = sessions[0]?.user ?? member
  const canEnd = useCan('sso_sessions.manage') && sessions.some(({ current }) => !current)
  return (
    <DetailDrawer
      opened={isOpen}
      onClose={onClose}
      size={520}
      title={person ? <bdi>{person.name}</bdi> : t('sessions.tab.active')}
      description={person && <bdi>{person.email}</bdi>}
      footer={
        <Group gap="xs">
          {member && (
            <ButtonLink variant="default" to="/organisation/members/$id" params={{ id: member.id }}>
              {t('sessions.person.page')}
            </ButtonLink>
          )}
          {canEnd && person && <EndAllButton person={person} acts={acts} />}
        </Group>
      }
    >
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <WaitingLines count={3} height={96} />}
      {data && sessions.length === 0 && (
        <EmptyState icon={IconDevices} tone="gray" title={t('sessions.person.none')} />
      )}
      {sessions.length > 0 && <OpenSessions total={data?.total} sessions={sessions} acts={acts} />}
    </DetailDrawer>
  )
}

type EndAllButtonProps = { person: Pick<Session['user'], 'id' | 'name' | 'email'>; acts: SessionActs }

function EndAllButton({ person: { id, name, email }, acts }: EndAllButtonProps) {
  const t = useTexts(sessionsTexts)
  return (
    <Button
      color="red"
      leftSection={<IconUserX size={18} />}
      onClick={() => acts.endAll({ id, name, email })}
    >
      {t('sessions.end_all')}
    </Button>
  )
}

type OpenSessionsProps = { total?: number; sessions: readonly Session[]; acts: SessionActs }

function OpenSessions({ total, sessions, acts }: OpenSessionsProps) {
  const t = useTexts(sessionsTexts)
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('sessions.count', { count: total ?? sessions.length })}
      </Text>
      <SessionList sessions={sessions} onEnd={acts.endOne} />
    </Stack>
  )
}
