import { Box, Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { PersonCell } from '../../parts/person-cell.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { StatusBadge, type Tone } from '../../parts/status-badge.tsx'
import type { SessionCause, SessionEvent } from './session-queries.ts'
import classes from './sessions.module.css'
import { sessionsTexts } from './texts.ts'

const TONES: Readonly<Record<SessionCause, Tone>> = {
  logout: 'neutral',
  self: 'neutral',
  expired: 'neutral',
  limit: 'neutral',
  password_changed: 'info',
  provider_logout: 'info',
  review: 'warning',
  member_removed: 'warning',
  suspended: 'warning',
  admin: 'danger',
  lockdown: 'danger',
}

export const CAUSES = Object.keys(TONES) as SessionCause[]

export function useEventColumns(): Column<SessionEvent>[] {
  const t = useTexts(sessionsTexts)
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
      key: 'cause',
      header: t('sessions.column.cause'),
      render: ({ cause }) => <StatusBadge tone={TONES[cause]}>{t(`sessions.cause.${cause}`)}</StatusBadge>,
    },
    {
      key: 'reason',
      header: t('sessions.column.reason'),
      render: ({ reason }) => (
        <Text size="sm" component="div" className={classes.reason} c={reason ? undefined : 'dimmed'}>
          {reason ?? '—'}
        </Text>
      ),
    },
    {
      key: 'by',
      header: t('sessions.column.by'),
      render: ({ terminated_by }) => <bdi>{terminated_by?.name ?? t('sessions.by_system')}</bdi>,
    },
    {
      key: 'ip',
      header: t('sessions.filter.ip'),
      hideBelow: 'xl',
      render: ({ ip }) => (ip ? <bdi dir="ltr">{ip}</bdi> : '—'),
    },
    { key: 'at', header: t('sessions.column.at'), render: ({ at }) => <RelativeTime value={at} /> },
  ]
}
