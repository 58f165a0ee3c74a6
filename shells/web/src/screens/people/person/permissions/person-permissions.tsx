import { Box, Group, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import type { MemberDetail } from '../../../../data/organisation/members.ts'
import { allRolesQuery, permissionsQuery } from '../../../../data/organisation/roles.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { StatusBadge } from '../../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../../parts/data-table/column.ts'
import { DataTable } from '../../../../parts/data-table/data-table.tsx'
import { useRoleNames } from '../../../../parts/role/role-names.ts'
import { peopleTexts } from '../../texts.ts'
import { type PermissionRow, permissionRows } from './permission-rows.ts'

export function PersonPermissions({ member }: { member: MemberDetail }) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  const roles = useQuery(allRolesQuery)
  const permissions = useQuery(permissionsQuery(language))
  const columns = usePermissionColumns()
  const { nameOf } = useRoleNames()
  const named = roles.data?.items.map(role => ({ ...role, name: nameOf(role) }))
  const rows = named && permissions.data ? permissionRows(member, named, permissions.data.items) : undefined
  return (
    <Box>
      <Text size="sm" c="dimmed" mb="sm">
        {t('person.permissions.note')}
      </Text>
      <DataTable
        label={t('person.tab.permissions')}
        columns={columns}
        query={{ data: rows && { items: rows }, error: roles.error ?? permissions.error }}
        rowKey={row => row.permission}
        rowLabel={row => row.description}
        empty={{ icon: IconKey, title: t('person.permissions.empty') }}
      />
    </Box>
  )
}

function usePermissionColumns(): Column<PermissionRow>[] {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'permission',
      header: t('person.permissions.permission'),
      render: row => (
        <>
          <Text size="sm">{row.description}</Text>
          <Text size="xs" c="dimmed">
            <bdi>{row.permission}</bdi>
          </Text>
        </>
      ),
    },
    {
      key: 'through',
      header: t('person.permissions.through'),
      render: row => (
        <Group gap={4}>
          {row.through.length > 0 ? (
            <Text size="sm">{fmt.list(language, row.through)}</Text>
          ) : (
            <StatusBadge tone="neutral">{t('person.permissions.former')}</StatusBadge>
          )}
        </Group>
      ),
    },
    {
      key: 'used',
      header: t('person.permissions.used'),
      render: row => (
        <Text size="sm" c={row.last_used_on ? undefined : 'dimmed'}>
          {row.last_used_on ? fmt.date(language, new Date(row.last_used_on)) : t('person.permissions.unused')}
        </Text>
      ),
    },
  ]
}
