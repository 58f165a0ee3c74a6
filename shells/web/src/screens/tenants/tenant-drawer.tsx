import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconClockX, IconDownload } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { exportAddress, type Tenant, tenantQuery } from '../../data/tenants.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import { DetailDrawer } from '../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { AbsoluteTime } from '../../parts/time/relative-time.tsx'
import { RenameTenant } from './rename-tenant.tsx'
import { TenantStatus } from './tenant-status.tsx'
import { tenantsTexts } from './texts.ts'
import type { TenantActs } from './use-tenant-acts.tsx'

type TenantDrawerProps = { id: string | undefined; onClose: () => void; acts: TenantActs }

export function TenantDrawer({ id, onClose, acts }: TenantDrawerProps) {
  const t = useTexts(tenantsTexts)
  const { data, error } = useQuery({ ...tenantQuery(id ?? ''), enabled: id !== undefined })
  return (
    <DetailDrawer
      opened={id !== undefined}
      onClose={onClose}
      title={data?.name ?? t('tenants.one')}
      description={data && <bdi dir="ltr">{data.slug}</bdi>}
      footer={data && <Acts tenant={data} acts={acts} />}
    >
      {error && <ProblemState error={error} />}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <Stack>
          <ProblemAlert error={acts.error} />
          {data.delete_after && <Deleting tenant={data} acts={acts} />}
          <Facts tenant={data} />
          {data.status !== 'deleting' && <RenameTenant key={data.version} tenant={data} />}
        </Stack>
      )}
    </DetailDrawer>
  )
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function Deleting({ tenant, acts }: { tenant: Tenant; acts: TenantActs }) {
  const t = useTexts(tenantsTexts)
  const { language } = useLanguage()
  const date = fmt.date(language, new Date(tenant.delete_after!), { style: 'long', timeZone })
  return (
    <Alert color="red" variant="light" icon={<IconClockX />} title={t('tenants.deleting.title', { date })}>
      <Stack gap="sm" align="flex-start">
        {t('tenants.deleting.text')}
        <Button size="sm" variant="default" onClick={() => acts.restore(tenant)}>
          {t('tenants.restore')}
        </Button>
      </Stack>
    </Alert>
  )
}

function Facts({ tenant }: { tenant: Tenant }) {
  const t = useTexts(tenantsTexts)
  const { language } = useLanguage()
  return (
    <>
      <FactList>
        <Fact label={t('tenants.column.status')}>
          <TenantStatus status={tenant.status} />
        </Fact>
        <Fact label={t('tenants.column.members')}>{fmt.number(language, tenant.members)}</Fact>
        <Fact label={t('tenants.column.created')}>
          <AbsoluteTime value={tenant.created_at} />
        </Fact>
      </FactList>
      <CopyField label={t('tenants.id')} value={tenant.id} />
    </>
  )
}

function Acts({ tenant, acts }: { tenant: Tenant; acts: TenantActs }) {
  const t = useTexts(tenantsTexts)
  const { tenant: own } = useMe()
  const isOwn = tenant.id === own.id
  return (
    <Group gap="xs">
      <Button
        component="a"
        href={exportAddress(tenant.id)}
        download
        variant="default"
        leftSection={<IconDownload size={16} />}
      >
        {t('tenants.export')}
      </Button>
      {tenant.status === 'active' && !isOwn && (
        <Button variant="default" onClick={() => acts.suspend(tenant)}>
          {t('tenants.suspend')}
        </Button>
      )}
      {tenant.status === 'suspended' && (
        <Button onClick={() => acts.resume(tenant)}>{t('tenants.resume')}</Button>
      )}
      {tenant.status !== 'deleting' && !isOwn && (
        <Button color="red" onClick={() => acts.remove(tenant)}>
          {t('tenants.delete')}
        </Button>
      )}
    </Group>
  )
}
