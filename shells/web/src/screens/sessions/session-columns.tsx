import { Box, Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { PersonCell } from '../../parts/person-cell.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ClientBadges } from './client-badges.tsx'
import { DeviceMark } from './device-mark.tsx'
import { useMethodLabel } from './method-label.ts'
import { Place } from './place.tsx'
import type { Session } from './session-queries.ts'
import { sessionsTexts } from './texts.ts'

export function useSessionColumns(): Column<Session>[] {
  const t = useTexts(sessionsTexts)
  const methodOf = useMethodLabel()
  return [
    {
      key: 'user',
      header: t('sessions.column.person'),
      isPrimary: true,
      width: '28%',
      render: ({ user }) => (
        <Box miw={190}>
          <PersonCell person={user} />
        </Box>
      ),
    },
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
      render: ({ last_seen_at }) => <RelativeTime value={last_seen_at} />,
    },
  ]
}
