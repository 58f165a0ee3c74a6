import { Menu } from '@mantine/core'
import {
  IconDownload,
  IconEye,
  IconPlayerPause,
  IconPlayerPlay,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { useMe } from '../../app/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { exportAddress, type Tenant } from './tenant-queries.ts'
import { tenantsTexts } from './texts.ts'
import type { TenantActs } from './use-tenant-acts.tsx'

type TenantMenuProps = { tenant: Tenant; acts: TenantActs; onOpen: () => void }

export function TenantMenu({ tenant, acts, onOpen }: TenantMenuProps) {
  const t = useTexts(tenantsTexts)
  const { tenant: own } = useMe()
  const isOwn = tenant.id === own.id
  return (
    <>
      <Menu.Item leftSection={<IconEye size={16} />} onClick={onOpen}>
        {t('tenants.open')}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={exportAddress(tenant.id)}
        download
        leftSection={<IconDownload size={16} />}
      >
        {t('tenants.export')}
      </Menu.Item>
      {tenant.status === 'active' && !isOwn && (
        <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={() => acts.suspend(tenant)}>
          {t('tenants.suspend')}
        </Menu.Item>
      )}
      {tenant.status === 'suspended' && (
        <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => acts.resume(tenant)}>
          {t('tenants.resume')}
        </Menu.Item>
      )}
      {tenant.status === 'deleting' && (
        <Menu.Item leftSection={<IconRestore size={16} />} onClick={() => acts.restore(tenant)}>
          {t('tenants.restore')}
        </Menu.Item>
      )}
      {tenant.status !== 'deleting' && !isOwn && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(tenant)}>
          {t('tenants.delete')}
        </Menu.Item>
      )}
    </>
  )
}
