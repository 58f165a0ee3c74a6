import { Button } from '@mantine/core'
import { IconArrowForwardUp, IconCheck, IconListCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../../data/me.ts'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { type Decision, itemsQuery, type ReviewItem } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { type TableControls, useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { ITEM_FILTERS, type ItemFilter, reviewAddress } from '../address.ts'
import type { ManyChoice } from '../items/many-dialog.tsx'
import { reviewTexts } from '../texts.ts'
import { useItemColumns } from './item-columns.tsx'

const ItemDrawer = lazyPart(() => import('./item-drawer.tsx'), 'ItemDrawer')
const ManyDialog = lazyPart(() => import('../items/many-dialog.tsx'), 'ManyDialog')
const ReassignDialog = lazyPart(() => import('../items/reassign-dialog.tsx'), 'ReassignDialog')

type Chosen = { decision: Decision | 'reassign'; rows: readonly ReviewItem[]; clear: () => void }

export function ItemsTab({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const isClosed = campaign.status === 'closed'
  const canManage = useCan('sso_access_review.manage')
  const table = useTableSearch<ItemFilter>({ filters: ITEM_FILTERS, defaultLimit: 50 })
  const query = useQuery(itemsQuery(campaign.id, table.apiQuery, language))
  const columns = useItemColumns(isClosed)
  const [opened, open] = useOpenItem()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const bulk = (rows: readonly ReviewItem[], clear: () => void) => (
    <BulkButtons onChoose={decision => setChosen({ decision, rows, clear })} />
  )
  return (
    <>
      <Filters table={table} isClosed={isClosed} />
      <DataTable
        label={t('reviews.tab.items')}
        columns={columns}
        query={query}
        table={table}
        rowKey={item => item.id}
        rowLabel={item => `${item.user.name}: ${item.role.name}`}
        onOpen={item => open(item.id)}
        bulk={canManage && !isClosed ? bulk : undefined}
        empty={{ icon: IconListCheck, title: t('reviews.items.empty') }}
      />
      <LazyOverlay opened={opened !== undefined}>
        <ItemDrawer id={opened} campaign={campaign} onClose={() => open(undefined)} />
      </LazyOverlay>
      <BulkDialogs campaign={campaign} chosen={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

type BulkDialogsProps = { campaign: Campaign; chosen: Chosen | null; onClose: () => void }

function BulkDialogs({ campaign, chosen, onClose }: BulkDialogsProps) {
  const done = () => {
    chosen?.clear()
    onClose()
  }
  const items = chosen?.rows.map(({ id }) => id) ?? []
  const isReassigning = chosen?.decision === 'reassign'
  const choice: ManyChoice | null =
    chosen && chosen.decision !== 'reassign' ? { decision: chosen.decision, items } : null
  return (
    <>
      <LazyOverlay opened={choice !== null}>
        <ManyDialog campaign={campaign} choice={choice} onClose={onClose} onDone={done} />
      </LazyOverlay>
      <LazyOverlay opened={isReassigning}>
        <ReassignDialog
          campaign={campaign}
          items={isReassigning ? items : []}
          onClose={onClose}
          onDone={done}
        />
      </LazyOverlay>
    </>
  )
}

function BulkButtons({ onChoose }: { onChoose: (decision: Chosen['decision']) => void }) {
  const t = useTexts(reviewTexts)
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconCheck size={16} />}
        onClick={() => onChoose('keep')}
      >
        {t('reviews.decision.keep')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconX size={16} />}
        onClick={() => onChoose('remove')}
      >
        {t('reviews.decision.remove')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconArrowForwardUp size={16} className="rtl-flip" />}
        onClick={() => onChoose('reassign')}
      >
        {t('reviews.reassign')}
      </Button>
    </>
  )
}

type FiltersProps = { table: TableControls<ItemFilter>; isClosed: boolean }

function Filters({ table, isClosed }: FiltersProps) {
  const t = useTexts(reviewTexts)
  return (
    <FilterBar table={table} searchLabel={t('reviews.items.search')}>
      <StateFilter table={table} isClosed={isClosed} />
      <FilterSelect
        table={table}
        name="recommendation"
        label={t('reviews.item.recommendation')}
        options={(['keep', 'remove'] as const).map(value => ({
          value,
          label: t(`reviews.decision.${value}`),
        }))}
      />
      <FilterSelect
        table={table}
        name="automatic"
        label={t('reviews.filter.automatic')}
        options={[
          { value: 'false', label: t('reviews.filter.automatic.without') },
          { value: 'true', label: t('reviews.filter.automatic.only') },
        ]}
      />
      <FilterSelect
        table={table}
        name="changed"
        label={t('reviews.filter.changed')}
        options={[{ value: 'true', label: t('reviews.filter.changed.only') }]}
      />
    </FilterBar>
  )
}

/** In the URL, so that one grant can be shown to somebody else. */
function useOpenItem() {
  const { item } = reviewAddress.useSearch()
  const navigate = reviewAddress.useNavigate()
  const open = (id: string | undefined) =>
    void navigate({ search: old => ({ ...old, item: id }), replace: true, resetScroll: false })
  return [item, open] as const
}

/** What came of an item, once the campaign is closed; until then, what was decided. */
function StateFilter({ table, isClosed }: FiltersProps) {
  const t = useTexts(reviewTexts)
  if (isClosed)
    return (
      <FilterSelect
        table={table}
        name="outcome"
        label={t('reviews.item.outcome')}
        options={(['removed', 'kept', 'already_gone'] as const).map(value => ({
          value,
          label: t(`reviews.outcome.${value}`),
        }))}
      />
    )
  return (
    <FilterSelect
      table={table}
      name="decision"
      label={t('reviews.item.decision')}
      options={(['undecided', 'keep', 'remove'] as const).map(value => ({
        value,
        label: t(`reviews.decision.${value}`),
      }))}
    />
  )
}
