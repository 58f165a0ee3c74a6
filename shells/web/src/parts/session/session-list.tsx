import { Button, Group, Text } from '@mantine/core'
import { useCan } from '../../data/me.ts'
import type { Session } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Place } from '../place/place.tsx'
import { RelativeTime } from '../time/relative-time.tsx'
import { ClientBadges } from './client-badges.tsx'
import { DeviceMark, useDeviceName } from './device-mark.tsx'
import { useMethodLabel } from './method-label.ts'
import classes from './session-list.module.css'
import { sessionTexts } from './texts.ts'

type SessionListProps = { sessions: readonly Session[]; onEnd: (session: Session) => void }

/** The sessions of one person, each with the means to end it. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className={classes.list}>
      {sessions.map(session => (
        <li key={session.id} className={classes.entry}>
          <Entry session={session} onEnd={() => onEnd(session)} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useTexts(sessionTexts)
  const canManage = useCan('sso_sessions.manage')
  const nameOf = useDeviceName()
  const methodOf = useMethodLabel()
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <DeviceMark session={session}>
          <Text size="xs" c="dimmed" component="div">
            <Place {...session} />
          </Text>
        </DeviceMark>
        {canManage && !session.current && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            flex="none"
            aria-label={t('sessions.end.label', { device: nameOf(session.device) })}
            onClick={onEnd}
          >
            {t('sessions.end.short')}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" component="div">
        <bdi>{methodOf(session)}</bdi>
        {' · '}
        {t('sessions.column.since')}: <RelativeTime value={session.created_at} isFocusable />
        {' · '}
        {t('sessions.column.last_seen')}: <RelativeTime value={session.last_seen_at} isFocusable />
      </Text>
      {session.clients.length > 0 && <ClientBadges clients={session.clients} max={6} />}
    </>
  )
}
