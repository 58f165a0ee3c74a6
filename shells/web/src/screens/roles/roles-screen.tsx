import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { IconShield, IconShieldPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../data/me.ts'
import { type Role, type RolesQuery, rolesQuery } from '../../data/organisation/roles.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { useRoleNames } from '../../parts/role/role-names.ts'
import { rolesTexts } from './texts.ts'

export function RolesScreen() {
  const t = useTexts(rolesTexts)
  const canManage = useCan('organisation.manage')
  const table = useTableSearch({ filters: [], defaultSort: 'name', defaultLimit: 50 })
  const query = useQuery(rolesQuery({ ...table.apiQuery, count: true } as RolesQuery))
  const columns = useRoleColumns()
  const { nameOf } = useRoleNames()
  const add = canManage && (
    <Button component={Link} to="/organisation/roles/new" leftSection={<IconShieldPlus size={18} />}>
      {t('roles.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('roles.title')}
        count={counted(query.data, count => t('roles.count', { count }))}
        description={t('roles.subtitle')}
        actions={add}
      />
      <FilterBar table={table} searchLabel={t('roles.search')} />
      <DataTable
        label={t('roles.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={role => role.id}
        rowLabel={nameOf}
        hrefOf={role => `/organisation/roles/${role.id}`}
        empty={{ icon: IconShield, title: t('roles.empty.title'), text: t('roles.empty.text'), action: add }}
      />
    </>
  )
}

function useRoleColumns(): Column<Role>[] {
  const t = useTexts(rolesTexts)
  return [
    {
      key: 'role',
      header: t('roles.column.role'),
      sortKey: 'name',
      isPrimary: true,
      render: role => <RoleCell role={role} />,
    },
    {
      key: 'permissions',
      header: t('roles.column.permissions'),
      width: '18%',
      render: ({ key, permissions }) => (
        <Text size="sm" c={permissions.length === 0 ? 'dimmed' : undefined}>
          {key === 'admin'
            ? t('roles.everything')
            : permissions.length === 0
              ? t('roles.permissions.none')
              : t('roles.permissions.count', { count: permissions.length })}
        </Text>
      ),
    },
    {
      key: 'members',
      header: t('roles.column.members'),
      width: '18%',
      render: ({ members }) => <Text size="sm">{t('roles.members.count', { count: members })}</Text>,
    },
  ]
}

function RoleCell({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const { nameOf, descriptionOf } = useRoleNames()
  return (
    <Box>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {nameOf(role)}
        </Text>
        {role.built_in && (
          <Badge size="sm" variant="light" color="gray">
            {t('roles.built_in')}
          </Badge>
        )}
      </Group>
      {role.description && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {descriptionOf(role)}
        </Text>
      )}
    </Box>
  )
}
