import {
  IconDownload,
  IconEye,
  IconPlayerPause,
  IconPlayerPlay,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { useMe } from '../../data/me.ts'
import { exportAddress, type Tenant } from '../../data/tenants.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { tenantsTexts } from './texts.ts'
import type { TenantActs } from './use-tenant-acts.tsx'

type TenantMenuProps = { tenant: Tenant; acts: TenantActs; onOpen: () => void }

export function TenantMenu({ tenant, acts, onOpen }: TenantMenuProps) {
  const t = useTexts(tenantsTexts)
  const { tenant: own } = useMe()
  const isOwn = tenant.id === own.id
  return (
    <>
      <MenuItem leftSection={<IconEye size={16} />} onClick={onOpen}>
        {t('tenants.open')}
      </MenuItem>
      <MenuItem
        component="a"
        href={exportAddress(tenant.id)}
        download
        leftSection={<IconDownload size={16} />}
      >
        {t('tenants.export')}
      </MenuItem>
      {tenant.status === 'active' && !isOwn && (
        <MenuItem leftSection={<IconPlayerPause size={16} />} onClick={() => acts.suspend(tenant)}>
          {t('tenants.suspend')}
        </MenuItem>
      )}
      {tenant.status === 'suspended' && (
        <MenuItem leftSection={<IconPlayerPlay size={16} />} onClick={() => acts.resume(tenant)}>
          {t('tenants.resume')}
        </MenuItem>
      )}
      {tenant.status === 'deleting' && (
        <MenuItem leftSection={<IconRestore size={16} />} onClick={() => acts.restore(tenant)}>
          {t('tenants.restore')}
        </MenuItem>
      )}
      {tenant.status !== 'deleting' && !isOwn && (
        <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(tenant)}>
          {t('tenants.delete')}
        </MenuItem>
      )}
    </>
  )
}
