import { Skeleton } from '@mantine/core'
import {
  type Icon,
  IconArrowForwardUp,
  IconCheck,
  IconDeviceLaptopOff,
  IconKeyOff,
  IconPlayerPlay,
  IconTransfer,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { timelineQuery } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { type KnownStatus, StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { Timeline, type TimelineItem } from '../../../parts/history/timeline.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { reviewTexts } from '../texts.ts'

const LOOKS: Record<string, { icon: Icon; kind?: TimelineItem['kind'] }> = {
  granted: { icon: IconUserPlus },
  opened: { icon: IconPlayerPlay },
  reassigned: { icon: IconArrowForwardUp },
  decided: { icon: IconCheck, kind: 'warning' },
  role_removed: { icon: IconUserMinus, kind: 'danger' },
  membership_ended: { icon: IconUserMinus, kind: 'danger' },
  kept: { icon: IconCheck, kind: 'success' },
  already_gone: { icon: IconUserMinus },
  sessions_ended: { icon: IconDeviceLaptopOff, kind: 'danger' },
  tokens_ended: { icon: IconKeyOff, kind: 'danger' },
  scim_run: { icon: IconTransfer, kind: 'warning' },
}

const RUN_STATUSES = ['queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled']
const isRunStatus = (status: string | null): status is KnownStatus => RUN_STATUSES.includes(status ?? '')

/** Decision, role removed, sessions and tokens ended, and what each connected system answered: one story. */
export function ItemTimeline({ id }: { id: string }) {
  const { language } = useLanguage()
  const tell = useTeller()
  const { data, error } = useQuery(timelineQuery(id, language))
  if (error && !data) return <ProblemAlert error={error} />
  if (!data) return <Skeleton height={120} />
  return (
    <Timeline
      items={data.items.map((entry, index) => ({
        id: String(index),
        who: <bdi>{entry.name}</bdi>,
        what: tell(entry),
        when: entry.at,
        ...(LOOKS[entry.kind] ?? LOOKS['scim_run']),
        ...(entry.status === 'succeeded' && { kind: 'success' as const }),
        ...(entry.status === 'failed' && { kind: 'danger' as const }),
      }))}
    />
  )
}

type Entry = { kind: string; status: string | null; detail: string | null }

function useTeller() {
  const t = useTexts(reviewTexts)
  return ({ kind, status, detail }: Entry) => {
    switch (kind) {
      case 'decided':
        return `${t(status === 'remove' ? 'reviews.told.remove' : 'reviews.told.keep')}${detail ? `: «${detail}»` : ''}`
      case 'sessions_ended':
      case 'tokens_ended':
        return t(`reviews.told.${kind}`, { count: Number(detail) })
      case 'granted':
      case 'opened':
      case 'reassigned':
      case 'role_removed':
      case 'membership_ended':
      case 'kept':
      case 'already_gone':
        return `${t(`reviews.told.${kind}`)}${detail && kind === 'reassigned' ? `: «${detail}»` : ''}`
      default:
        return (
          <>
            {t('reviews.told.scim_run')} {isRunStatus(status) && <StatusBadge status={status} />} {detail}
          </>
        )
    }
  }
}
