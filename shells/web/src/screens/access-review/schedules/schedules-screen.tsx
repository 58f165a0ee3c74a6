import { Button } from '@mantine/core'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../data/me.ts'
import { type Schedule, type SchedulePage, schedulesQuery } from '../../../data/review/schedules.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { counted } from '../../../parts/page/counted.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { reviewSchedulesAddress } from '../address.ts'
import { reviewTexts } from '../texts.ts'
import { useScheduleColumns } from './schedule-columns.tsx'
import { ScheduleDrawer } from './schedule-drawer.tsx'
import { ScheduleMenu } from './schedule-menu.tsx'
import { useScheduleActs } from './use-schedule-acts.tsx'

const ScheduleDialog = lazyPart(() => import('./schedule-dialog.tsx'), 'ScheduleDialog')

export function SchedulesScreen() {
  return (
    <RequirePermission permission="sso_access_review.read">
      <Schedules />
    </RequirePermission>
  )
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
  const create = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show({ dialog: 'new' })}>
      {t('reviews.schedules.new')}
    </Button>
  )
  return (
    <>
      <Header page={query.data} actions={create} />
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
      <EditDialog
        isNew={canManage && shown.dialog === 'new'}
        edited={edited}
        campaign={shown.campaign}
        onClose={() => (edited ? edit(null) : show({}))}
      />
      {acts.dialog}
    </>
  )
}

function Header({ page, actions }: { page: SchedulePage | undefined; actions: ReactNode }) {
  const t = useTexts(reviewTexts)
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('reviews.title'), to: '/sso/reviews' },
        { label: t('reviews.schedules.button') },
      ]}
      title={t('reviews.schedules.title')}
      count={counted(page, count => t('reviews.schedules.count', { count }))}
      description={t('reviews.schedules.subtitle')}
      actions={actions}
    />
  )
}

type EditDialogProps = {
  isNew: boolean
  edited: Schedule | null
  campaign: string | undefined
  onClose: () => void
}

function EditDialog({ isNew, edited, campaign, onClose }: EditDialogProps) {
  const opened = isNew || edited !== null
  return (
    <LazyOverlay opened={opened}>
      <ScheduleDialog
        key={edited?.id ?? `new ${campaign}`}
        opened={opened}
        onClose={onClose}
        schedule={edited ?? undefined}
        campaign={campaign}
      />
    </LazyOverlay>
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
