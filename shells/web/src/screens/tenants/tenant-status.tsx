import type { Tenant } from '../../data/tenants.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { tenantsTexts } from './texts.ts'

export function TenantStatus({ status }: Pick<Tenant, 'status'>) {
  const t = useTexts(tenantsTexts)
  if (status !== 'deleting') return <StatusBadge status={status} />
  return <StatusBadge tone="danger">{t('tenants.status.deleting')}</StatusBadge>
}
