import { IconCalendarRepeat, IconChecklist, IconClipboardCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { campaignsQuery } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { type TableControls, useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { counted } from '../../../parts/page/counted.ts'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { RequirePermission } from '../../../parts/state/require-permission.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { CampaignMenu } from '../campaign-menu.tsx'
import { reviewTexts } from '../texts.ts'
import { useCampaignActs } from '../use-campaign-acts.tsx'
import { useCampaignColumns } from './campaign-columns.tsx'

export function ReviewsScreen() {
  return (
    <RequirePermission permission="sso_access_review.read">
      <Reviews />
    </RequirePermission>
  )
}

function Reviews() {
  const t = useTexts(reviewTexts)
  const canManage = useCan('sso_access_review.manage')
  const table = useTableSearch<'status'>({ filters: ['status'], defaultLimit: 25 })
  const query = useQuery(campaignsQuery(table.apiQuery))
  const columns = useCampaignColumns()
  const acts = useCampaignActs()
  const create = canManage && (
    <ButtonLink aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} to="/sso/reviews/new">
      {t('reviews.new')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('reviews.title')}
        count={counted(query.data, count => t('reviews.count', { count }))}
        description={t('reviews.subtitle')}
        actions={
          <>
            <OtherPages />
            {create}
          </>
        }
      />
      <Filters table={table} />
      <DataTable
        label={t('reviews.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={campaign => campaign.id}
        rowLabel={campaign => campaign.name}
        hrefOf={({ id }) => `/sso/reviews/${id}`}
        menu={canManage ? campaign => <CampaignMenu campaign={campaign} acts={acts} /> : undefined}
        empty={{
          icon: IconClipboardCheck,
          title: t('reviews.empty.title'),
          text: t('reviews.empty.text'),
          action: create,
          docs: 'access-review',
        }}
      />
      {acts.dialog}
    </>
  )
}

function OtherPages() {
  const t = useTexts(reviewTexts)
  return (
    <>
      <ButtonLink variant="default" leftSection={<IconChecklist size={18} />} to="/sso/reviews/queue">
        {t('reviews.queue.title')}
      </ButtonLink>
      <ButtonLink
        variant="default"
        leftSection={<IconCalendarRepeat size={18} />}
        to="/sso/reviews/schedules"
      >
        {t('reviews.schedules.button')}
      </ButtonLink>
    </>
  )
}

function Filters({ table }: { table: TableControls<'status'> }) {
  const t = useTexts(reviewTexts)
  const tParts = useTexts(partsTexts)
  return (
    <FilterBar table={table} searchLabel={t('reviews.search')}>
      <FilterSelect
        table={table}
        name="status"
        label={t('reviews.column.status')}
        options={(['draft', 'open', 'closed'] as const).map(value => ({
          value,
          label: tParts(`parts.status.${value}`),
        }))}
      />
    </FilterBar>
  )
}
