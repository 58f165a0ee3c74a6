import { Text } from '@mantine/core'
import type { SessionEvent } from '../../../data/sessions.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { usePersonColumn } from '../person-column.tsx'
import classes from '../sessions.module.css'
import { sessionsTexts } from '../texts.ts'
import { CauseBadge } from './cause-badge.tsx'

export function useEventColumns(): Column<SessionEvent>[] {
  const t = useTexts(sessionsTexts)
  return [
    usePersonColumn(),
    {
      key: 'cause',
      header: t('sessions.column.cause'),
      render: ({ cause }) => <CauseBadge cause={cause} />,
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
