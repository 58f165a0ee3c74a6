import { Button } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { AuditQuery } from '../../data/audit.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { ActionMenu } from '../../parts/menu/action-menu.tsx'
import { MenuItem, MenuLabel } from '../../parts/menu/menu-parts.ts'
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
            <ExportMenu filter={filter} />
          </>
        }
      />
      <AuditFilters table={table} filter={filter} />
      <AuditRecords table={table} filter={filter} />
    </>
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
