import { Badge, Group, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useMe } from '../../data/me.ts'
import type { Tenant } from '../../data/tenants.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { TenantStatus } from './tenant-status.tsx'
import { tenantsTexts } from './texts.ts'

export function useTenantColumns(): Column<Tenant>[] {
  const t = useTexts(tenantsTexts)
  const { language } = useLanguage()
  const { tenant: own } = useMe()
  return [
    {
      key: 'name',
      header: t('tenants.column.name'),
      sortKey: 'name',
      isPrimary: true,
      render: ({ id, name }) => (
        <Group gap={6}>
          <Text size="sm" fw={600}>
            <bdi>{name}</bdi>
          </Text>
          {id === own.id && (
            <Badge size="xs" variant="outline">
              {t('tenants.current')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      key: 'slug',
      header: t('tenants.column.slug'),
      sortKey: 'slug',
      render: ({ slug }) => <bdi dir="ltr">{slug}</bdi>,
    },
    {
      key: 'status',
      header: t('tenants.column.status'),
      render: ({ status }) => <TenantStatus status={status} />,
    },
    {
      key: 'members',
      header: t('tenants.column.members'),
      align: 'end',
      render: ({ members }) => fmt.number(language, members),
    },
    {
      key: 'created',
      header: t('tenants.column.created'),
      sortKey: 'created_at',
      hideBelow: 'md',
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}
