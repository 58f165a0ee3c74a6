import { IconClock } from '@tabler/icons-react'
import type { StatusSchedule } from '../../data/operator/status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { staticQuery } from '../../parts/data-table/table-query.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fold } from '../../parts/page/fold.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { statusTexts } from './texts.ts'

const nameOf = ({ task }: StatusSchedule) => task

export function SchedulesCard({ schedules }: { schedules: readonly StatusSchedule[] }) {
  const t = useTexts(statusTexts)
  return (
    <Card title={t('status.schedules')} description={t('status.schedules.text')}>
      <Fold label={t('status.schedules.show')}>
        <DataTable
          label={t('status.schedules')}
          query={staticQuery(schedules)}
          rowKey={nameOf}
          rowLabel={nameOf}
          columns={[
            {
              key: 'task',
              header: t('status.task'),
              isPrimary: true,
              render: (row: StatusSchedule) => <bdi dir="ltr">{row.task}</bdi>,
            },
            {
              key: 'last',
              header: t('status.task.last'),
              render: (row: StatusSchedule) => (
                <RelativeTime value={row.last_run_at} fallback={t('status.never')} />
              ),
            },
            {
              key: 'next',
              header: t('status.task.next'),
              render: (row: StatusSchedule) => <RelativeTime value={row.next_run_at} />,
            },
          ]}
          empty={{ icon: IconClock, title: t('status.schedules.empty'), text: t('status.schedules.text') }}
        />
      </Fold>
    </Card>
  )
}
