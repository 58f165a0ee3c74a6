import { Text, Title } from '@mantine/core'
import { IconShield } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Campaign, roleProgressQuery } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { CampaignProgress } from '../campaign-progress.tsx'
import { reviewTexts } from '../texts.ts'

type RoleRow = {
  role: { id: string; key: string; name: string }
  total: number
  decided: number
  keep: number
  remove: number
}

/** A bar for each role: where most is left, and which roles lose their holders. */
export function RoleProgress({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  const query = useQuery(roleProgressQuery(campaign.id))
  const columns: Column<RoleRow>[] = [
    {
      key: 'role',
      header: t('reviews.item.role'),
      isPrimary: true,
      width: '40%',
      render: ({ role }) => <Text size="sm">{nameOf(role)}</Text>,
    },
    {
      key: 'progress',
      header: t('reviews.column.progress'),
      render: row => <CampaignProgress counts={row} isLarge />,
    },
  ]
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t('reviews.progress.roles')}
      </Title>
      <DataTable
        label={t('reviews.progress.roles')}
        columns={columns}
        query={query}
        rowKey={row => row.role.id}
        rowLabel={row => nameOf(row.role)}
        empty={{ icon: IconShield, title: t('reviews.items.empty') }}
      />
    </section>
  )
}
