import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AuditQuery } from '../../data/audit.ts'
import { actionsQuery } from '../../data/server-texts.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { DayField } from '../../parts/day/day-field.tsx'
import { daysAgo } from '../../parts/day/period.ts'
import { useNow } from '../../parts/time/use-now.ts'
import { ActorSelect } from './actor-select.tsx'
import classes from './audit.module.css'
import type { AuditTable } from './filter.ts'
import { auditTexts } from './texts.ts'
import { useTargetLabel } from './use-target-label.ts'

const TARGETS = ['member', 'role', 'invitation', 'session', 'app', 'settings', 'person', 'tenant'] as const

type AuditFiltersProps = { table: AuditTable; filter: AuditQuery }

export function AuditFilters({ table, filter }: AuditFiltersProps) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const actions = useQuery(actionsQuery(language)).data ?? []
  const labelOf = useTargetLabel()
  const targets: string[] = [...TARGETS]
  const target = table.filters.target
  // A single thing is chosen by following it from a record, so it is no entry of the list until then.
  if (target && !targets.includes(target)) targets.unshift(target)
  return (
    <>
      <FilterBar table={table} searchLabel={t('audit.search')}>
        <ActorSelect table={table} filter={filter} />
        <FilterSelect table={table} name="action" label={t('audit.filter.action')} options={actions} />
        <FilterSelect
          table={table}
          name="target"
          label={t('audit.filter.target')}
          options={targets.map(value => ({ value, label: labelOf(value) }))}
        />
      </FilterBar>
      <Period table={table} />
    </>
  )
}

const RANGES = { today: 0, week: 6, month: 29 } as const
type Range = keyof typeof RANGES

function Period({ table }: { table: AuditTable }) {
  const t = useTexts(auditTexts)
  const { from = '', to = '' } = table.filters
  return (
    <div className={classes.period}>
      <Ranges table={table} />
      <DayField
        label={t('audit.from')}
        className={classes.day}
        value={from}
        onChange={day => table.setFilter('from', day)}
      />
      <DayField
        label={t('audit.to')}
        className={classes.day}
        value={to}
        onChange={day => table.setFilter('to', day)}
      />
      <FilterSelect
        table={table}
        name="kind"
        label={t('audit.filter.kind')}
        options={[
          { value: 'change', label: t('audit.kind.change') },
          { value: 'security', label: t('audit.kind.security') },
        ]}
      />
    </div>
  )
}

/** The usual periods; none of them is marked where other days are chosen. */
function Ranges({ table }: { table: AuditTable }) {
  const t = useTexts(auditTexts)
  const now = useNow()
  const navigate = useNavigate({ from: '/audit' })
  const { from, to } = table.filters
  const names = Object.keys(RANGES) as Range[]
  const chosen = to ? undefined : names.find(name => from === daysAgo(now, RANGES[name]))
  const choose = (name: string) => {
    const first = name === 'all' ? undefined : daysAgo(now, RANGES[name as Range])
    void navigate({
      search: old => ({ ...old, from: first, to: undefined, cursor: undefined }),
      resetScroll: false,
    })
  }
  return (
    <SegmentedControl
      className={classes.ranges}
      aria-label={t('audit.period')}
      value={chosen ?? (from || to ? '' : 'all')}
      onChange={choose}
      data={(['all', ...names] as const).map(value => ({ value, label: t(`audit.range.${value}`) }))}
    />
  )
}
