import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { campaignsQuery } from '../../../data/review/campaigns.ts'
import { type Schedule, scheduleQuery } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { TextLink } from '../../../parts/page/links.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { AbsoluteTime, RelativeTime } from '../../../parts/time/relative-time.tsx'
import { reviewTexts } from '../texts.ts'
import { ScheduleState } from './schedule-columns.tsx'
import type { ScheduleActs } from './use-schedule-acts.tsx'

type ScheduleDrawerProps = {
  id: string | undefined
  acts: ScheduleActs
  onEdit: (schedule: Schedule) => void
  onClose: () => void
}

export function ScheduleDrawer({ id, acts, onEdit, onClose }: ScheduleDrawerProps) {
  const t = useTexts(reviewTexts)
  const { data, error, refetch } = useQuery({ ...scheduleQuery(id ?? ''), enabled: id !== undefined })
  const canManage = useCan('sso_access_review.manage')
  return (
    <DetailDrawer
      opened={id !== undefined}
      onClose={onClose}
      title={<bdi>{data?.name ?? t('reviews.schedules.column.name')}</bdi>}
      footer={data && canManage && <Actions schedule={data} acts={acts} onEdit={onEdit} />}
    >
      {!data && !error && <Skeleton height={240} />}
      {error && !data && <ProblemState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack>
          <Facts schedule={data} />
          <Made schedule={data} />
        </Stack>
      )}
    </DetailDrawer>
  )
}

function Actions({
  schedule,
  acts,
  onEdit,
}: Omit<ScheduleDrawerProps, 'id' | 'onClose'> & { schedule: Schedule }) {
  const t = useTexts(reviewTexts)
  const { paused } = schedule
  return (
    <Group>
      <Button variant="default" onClick={() => onEdit(schedule)}>
        {t('reviews.schedules.edit')}
      </Button>
      <Button variant="default" onClick={() => void acts.setPaused(schedule, !paused)}>
        {t(paused ? 'reviews.schedules.resume' : 'reviews.schedules.pause')}
      </Button>
      <Button variant="light" color="red" onClick={() => acts.remove(schedule)}>
        {t('reviews.schedules.delete')}
      </Button>
    </Group>
  )
}

function Facts({ schedule }: { schedule: Schedule }) {
  const t = useTexts(reviewTexts)
  const { every, next_at, paused, due_days, created_at, created_by } = schedule
  return (
    <FactList>
      <Fact label={t('reviews.column.status')}>
        <ScheduleState schedule={schedule} />
      </Fact>
      <Fact label={t('reviews.schedules.column.every')}>{t(`reviews.schedules.every.${every}`)}</Fact>
      <Fact label={t('reviews.schedules.column.next')}>
        <AbsoluteTime value={paused ? null : next_at} />
      </Fact>
      <Fact label={t('reviews.schedules.form.due_days')}>
        {t('reviews.schedules.days', { count: due_days })}
      </Fact>
      <Fact label={t('reviews.column.created')}>
        <AbsoluteTime value={created_at} />
        {created_by && (
          <>
            {' · '}
            <bdi>{created_by.name}</bdi>
          </>
        )}
      </Fact>
    </FactList>
  )
}

const MOST_SHOWN = 20

function Made({ schedule }: { schedule: Schedule }) {
  const t = useTexts(reviewTexts)
  const { data } = useQuery(campaignsQuery({ schedule: schedule.id, limit: MOST_SHOWN }))
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('reviews.schedules.made')}
      </Title>
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('reviews.schedules.made.none')}
        </Text>
      )}
      {data?.items.map(({ id, name, status, created_at }) => (
        <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
          <Stack gap={0} miw={0}>
            <TextLink size="sm" to="/sso/reviews/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </TextLink>
            <Text size="xs" c="dimmed">
              <RelativeTime value={created_at} />
            </Text>
          </Stack>
          <StatusBadge status={status} />
        </Group>
      ))}
    </Stack>
  )
}
