import { Button } from '@mantine/core'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { type Schedule, schedulesQuery } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { Forbidden } from '../../../parts/state/forbidden.tsx'
import { reviewSchedulesAddress } from '../address.ts'
import { reviewTexts } from '../texts.ts'
import { useScheduleColumns } from './schedule-columns.tsx'
import { ScheduleDrawer } from './schedule-drawer.tsx'
import { ScheduleMenu } from './schedule-menu.tsx'
import { useScheduleActs } from './use-schedule-acts.tsx'

const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'), 'ScheduleDialog')

export function SchedulesScreen() {
  const canRead = useCan('sso_access_review.read')
  return canRead ? <Schedules /> : <Forbidden permission="sso_access_review.read" order={1} />
}

function Schedules() {
  const t = useTexts(reviewTexts)
  const canManage = useCan('sso_access_review.manage')
  const table = useTableSearch({ filters: [], defaultLimit: 25 })
  const { limit, cursor } = table.apiQuery
  const query = useQuery(schedulesQuery({ limit, cursor }))
  const columns = useScheduleColumns()
  const [shown, show] = useShown()
  const [edited, edit] = useState<Schedule | null>(null)
  const acts = useScheduleActs({ onRemoved: () => show({}) })
  const total = query.data?.total
  const create = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show({ dialog: 'new' })}>
      {t('reviews.schedules.new')}
    </Button>
  )
  const isNew = canManage && shown.dialog === 'new'
  const close = () => (edited ? edit(null) : show({}))
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: t('reviews.title'), to: '/sso/reviews' },
          { label: t('reviews.schedules.button') },
        ]}
        title={t('reviews.schedules.title')}
        count={total === undefined ? undefined : t('reviews.schedules.count', { count: total })}
        description={t('reviews.schedules.subtitle')}
        actions={create}
      />
      <DataTable
        label={t('reviews.schedules.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={schedule => schedule.id}
        rowLabel={schedule => schedule.name}
        onOpen={({ id }) => show({ schedule: id })}
        menu={
          canManage ? schedule => <ScheduleMenu schedule={schedule} acts={acts} onEdit={edit} /> : undefined
        }
        empty={{
          icon: IconCalendarRepeat,
          title: t('reviews.schedules.empty.title'),
          text: t('reviews.schedules.empty.text'),
          action: create,
          docs: 'access-review',
        }}
      />
      <ScheduleDrawer id={shown.schedule} acts={acts} onEdit={edit} onClose={() => show({})} />
      <LazyOverlay opened={isNew || edited !== null}>
        <ScheduleDialog
          key={edited?.id ?? `new ${shown.campaign}`}
          opened={isNew || edited !== null}
          onClose={close}
          schedule={edited ?? undefined}
          campaign={shown.campaign}
        />
      </LazyOverlay>
      {acts.dialog}
    </>
  )
}

type Shown = { schedule?: string; dialog?: string; campaign?: string }

/** In the URL, so that a campaign can lead straight to a schedule of its own. */
function useShown() {
  const search: Shown = reviewSchedulesAddress.useSearch()
  const navigate = reviewSchedulesAddress.useNavigate()
  const show = ({ schedule, dialog, campaign }: Shown) =>
    void navigate({
      search: old => ({ ...old, schedule, dialog, campaign }),
      replace: true,
      resetScroll: false,
    })
  return [search, show] as const
}
