import { Text } from '@mantine/core'
import type { Session, SessionCause } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { Place } from '../../../parts/place/place.tsx'
import { ClientBadges } from '../../../parts/session/client-badges.tsx'
import { DeviceMark } from '../../../parts/session/device-mark.tsx'
import { useMethodLabel } from '../../../parts/session/method-label.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { CauseBadge } from '../history/cause-badge.tsx'
import { usePersonColumn } from '../person-column.tsx'
import classes from '../sessions.module.css'
import { sessionsTexts } from '../texts.ts'

type Endings = ReadonlyMap<string, SessionCause>

/** A session that is over fades, and says how it ended where it was last seen. */
export function useSessionColumns(endings: Endings): Column<Session>[] {
  const columns = useColumns(endings)
  return columns.map(({ render, ...column }) => ({
    ...column,
    render: session =>
      endings.has(session.id) && column.key !== 'last_seen_at' ? (
        <div className={classes.over}>{render(session)}</div>
      ) : (
        render(session)
      ),
  }))
}

function useColumns(endings: Endings): Column<Session>[] {
  const t = useTexts(sessionsTexts)
  const methodOf = useMethodLabel()
  return [
    usePersonColumn(),
    {
      key: 'device',
      header: t('sessions.column.device'),
      width: '26%',
      render: session => (
        <DeviceMark session={session}>
          <Text size="xs" c="dimmed" component="div">
            <Place {...session} />
          </Text>
        </DeviceMark>
      ),
    },
    {
      key: 'method',
      header: t('sessions.column.method'),
      hideBelow: 'md',
      render: session => <bdi>{methodOf(session)}</bdi>,
    },
    {
      key: 'clients',
      header: t('sessions.column.clients'),
      hideBelow: 'xl',
      render: ({ clients }) => <ClientBadges clients={clients} />,
    },
    ...useTimeColumns(endings),
  ]
}

function useTimeColumns(endings: Endings): Column<Session>[] {
  const t = useTexts(sessionsTexts)
  return [
    {
      key: 'created_at',
      header: t('sessions.column.since'),
      sortKey: 'created_at',
      hideBelow: 'lg',
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
    {
      key: 'last_seen_at',
      header: t('sessions.column.last_seen'),
      sortKey: 'last_seen_at',
      render: ({ id, last_seen_at }) => {
        const cause = endings.get(id)
        return cause ? <CauseBadge cause={cause} /> : <RelativeTime value={last_seen_at} />
      },
    },
  ]
}
