import { Button } from '@mantine/core'
import { IconHistory, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { type Run, retryMany, runsQuery } from '../../../data/provisioning.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { type TableControls, useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { RUN_FILTERS, type RunFilter, targetAddress } from '../address.ts'
import { scimTexts } from '../texts.ts'
import { useRunColumns } from './run-columns.tsx'
import type { TargetTabProps } from './tab-props.ts'

const RunDrawer = lazyPart(() => import('./run-drawer.tsx'), 'RunDrawer')

/** What was sent, what waits and what failed, with its cause and what to press. */
export function RunsTab({ target, acts }: TargetTabProps) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const canManage = useCan('sso_provisioning.manage')
  const table = useTableSearch<RunFilter>({ filters: RUN_FILTERS, defaultLimit: 25 })
  const query = useQuery(runsQuery({ ...table.apiQuery, target: target.id }, language))
  const [opened, open] = useOpenRun()
  const retry = useRetry()
  return (
    <>
      <FilterBar
        table={table}
        searchLabel={t('scim.runs.search')}
        actions={canManage && target.failed > 0 && <RetryAllButton target={target} acts={acts} />}
      >
        <Filters table={table} />
      </FilterBar>
      <ProblemAlert error={retry.error} />
      <DataTable
        label={t('scim.tab.runs')}
        columns={useRunColumns()}
        query={query}
        table={table}
        rowKey={run => run.id}
        rowLabel={run => run.subject?.name ?? t('scim.run.everything')}
        onOpen={run => open(run.id)}
        isSelectable={run => run.status === 'failed'}
        bulk={
          canManage
            ? (rows, clear) => (
                <RetryButton
                  isPending={retry.isPending}
                  onClick={() => retry.mutate(rows, { onSuccess: clear })}
                />
              )
            : undefined
        }
        empty={{ icon: IconHistory, title: t('scim.runs.empty'), text: t('scim.runs.empty.text') }}
      />
      <LazyOverlay opened={opened !== undefined}>
        <RunDrawer id={opened} onClose={() => open(undefined)} />
      </LazyOverlay>
    </>
  )
}

function RetryAllButton({ target, acts }: Pick<TargetTabProps, 'target' | 'acts'>) {
  const t = useTexts(scimTexts)
  return (
    <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => acts.retryAll(target)}>
      {t('scim.retry_all.count', { count: target.failed })}
    </Button>
  )
}

function RetryButton({ isPending, onClick }: { isPending: boolean; onClick: () => void }) {
  const t = useTexts(scimTexts)
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isPending}
      leftSection={<IconRefresh size={16} />}
      onClick={onClick}
    >
      {t('scim.retry')}
    </Button>
  )
}

const STATUSES = ['queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled'] as const
const OPERATIONS = [
  'user.create',
  'user.update',
  'user.deactivate',
  'user.delete',
  'group.create',
  'group.update',
  'group.delete',
  'resync',
] as const

function Filters({ table }: { table: TableControls<RunFilter> }) {
  const t = useTexts(scimTexts)
  const tParts = useTexts(partsTexts)
  return (
    <>
      <FilterSelect
        table={table}
        name="status"
        label={t('scim.run.status')}
        options={STATUSES.map(value => ({ value, label: tParts(`parts.status.${value}`) }))}
      />
      <FilterSelect
        table={table}
        name="operation"
        label={t('scim.run.operation')}
        options={OPERATIONS.map(value => ({ value, label: t(`scim.operation.${value}`) }))}
      />
    </>
  )
}

function useRetry() {
  const t = useTexts(scimTexts)
  return useMutation({
    mutationFn: (rows: readonly Run[]) => retryMany({ ids: rows.map(({ id }) => id) }),
    onSuccess: count => showDone(t('scim.retry.done', { count })),
  })
}

function useOpenRun() {
  const { run } = targetAddress.useSearch()
  const navigate = targetAddress.useNavigate()
  const open = (id: string | undefined) =>
    void navigate({ search: old => ({ ...old, run: id }), replace: true, resetScroll: false })
  return [run, open] as const
}
