import { Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Schedule } from '../../../data/review/schedules.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { reviewTexts } from '../texts.ts'

export function useScheduleColumns(): Column<Schedule>[] {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'name',
      header: t('reviews.schedules.column.name'),
      isPrimary: true,
      width: '34%',
      render: ({ name }) => (
        <Text size="sm" fw={600} component="bdi">
          {name}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('reviews.column.status'),
      render: schedule => <ScheduleState schedule={schedule} />,
    },
    {
      key: 'every',
      header: t('reviews.schedules.column.every'),
      render: ({ every }) => t(`reviews.schedules.every.${every}`),
    },
    {
      key: 'next',
      header: t('reviews.schedules.column.next'),
      render: schedule => <NextRun schedule={schedule} />,
    },
    {
      key: 'made',
      header: t('reviews.schedules.column.made'),
      align: 'end',
      hideBelow: 'lg',
      render: ({ campaigns }) => fmt.number(language, campaigns),
    },
  ]
}

export function ScheduleState({ schedule: { paused } }: { schedule: Schedule }) {
  const t = useTexts(reviewTexts)
  return paused ? (
    <StatusBadge tone="warning">{t('reviews.schedules.state.paused')}</StatusBadge>
  ) : (
    <StatusBadge tone="success">{t('reviews.schedules.state.active')}</StatusBadge>
  )
}

/** While it is paused nothing comes next. */
export const NextRun = ({ schedule: { paused, next_at } }: { schedule: Schedule }) => (
  <RelativeTime value={paused ? null : next_at} />
)
