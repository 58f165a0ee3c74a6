import { Button } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type AuditQuery, recordDaysQuery } from '../../data/audit.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { useDayChoice } from '../../parts/day/use-day-choice.ts'
import { SealEvidenceButton } from '../../parts/evidence/seal-evidence-button.tsx'
import { ActionMenu } from '../../parts/menu/action-menu.tsx'
import { MenuItem, MenuLabel } from '../../parts/menu/menu-parts.ts'
import { DayHistogram } from '../../parts/numbers/day-histogram.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { AUDIT_FILTERS } from './address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditRecords } from './audit-records.tsx'
import { exportAddress, filterOf } from './filter.ts'
import { auditTexts } from './texts.ts'
import { VerifyButton } from './verify-button.tsx'

export function AuditScreen() {
  return (
    <RequirePermission permission="audit.read">
      <Audit />
    </RequirePermission>
  )
}

function Audit() {
  const t = useTexts(auditTexts)
  const table = useTableSearch<(typeof AUDIT_FILTERS)[number]>({ filters: AUDIT_FILTERS })
  const filter = filterOf(table)
  return (
    <>
      <PageHeader
        title={t('audit.title')}
        description={t('audit.subtitle')}
        actions={
          <>
            <VerifyButton />
            <SealEvidenceButton evidence={timeOf(filter)} />
            <ExportMenu filter={filter} />
          </>
        }
      />
      <RecordDays from={table.filters.from} to={table.filters.to} />
      <AuditFilters table={table} filter={filter} />
      <AuditRecords table={table} filter={filter} />
    </>
  )
}

/** The evidence is the whole log of the time that is looked at, whatever else is filtered. */
const timeOf = ({ from, to }: AuditQuery) => ({ ...(from && { from }), ...(to && { to }) })

function RecordDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const t = useTexts(auditTexts)
  const { data } = useQuery(recordDaysQuery)
  const choose = useDayChoice()
  return (
    <DayHistogram label={t('audit.days')} days={data?.items ?? []} from={from} to={to} onChoose={choose} />
  )
}

function ExportMenu({ filter }: { filter: AuditQuery }) {
  const t = useTexts(auditTexts)
  return (
    <ActionMenu
      target={
        <Button leftSection={<IconDownload size={18} />} rightSection={<IconChevronDown size={16} />}>
          {t('audit.export')}
        </Button>
      }
    >
      <MenuLabel>{t('audit.export.hint')}</MenuLabel>
      {(['csv', 'jsonl'] as const).map(format => (
        <MenuItem key={format} component="a" href={exportAddress(filter, format)} download>
          {t(`audit.export.${format}`)}
        </MenuItem>
      ))}
    </ActionMenu>
  )
}
