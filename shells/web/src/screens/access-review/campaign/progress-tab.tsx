import { Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type Campaign, progressQuery } from '../../../data/review/campaigns.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { Hint } from '../../../parts/overlay/hint.tsx'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { CampaignProgress } from '../campaign-progress.tsx'
import { reviewTexts } from '../texts.ts'
import { RoleProgress } from './role-progress.tsx'

type Reviewer = {
  reviewer: { id: string; name: string; email?: string | null }
  total: number
  decided: number
  keep: number
  remove: number
  fast: number
  against_recommendation: number
  rubber_stamp: boolean
}

/** How far each reviewer and each role is, and who seems to have approved without looking. */
export function ProgressTab({ campaign }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  const query = useQuery(progressQuery(campaign.id))
  return (
    <Stack gap="xl">
      <DataTable
        label={t('reviews.tab.progress')}
        columns={useColumns()}
        query={query}
        rowKey={row => row.reviewer.id}
        rowLabel={row => row.reviewer.name}
        empty={{ icon: IconUsers, title: t('reviews.items.empty') }}
      />
      <RoleProgress campaign={campaign} />
    </Stack>
  )
}

function useColumns(): Column<Reviewer>[] {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const number = (value: number) => <Text size="sm">{fmt.number(language, value)}</Text>
  return [
    {
      key: 'reviewer',
      header: t('reviews.item.reviewer'),
      isPrimary: true,
      width: '30%',
      render: ({ reviewer }) => <PersonCell person={reviewer} />,
    },
    {
      key: 'progress',
      header: t('reviews.column.progress'),
      width: 200,
      render: row => <CampaignProgress counts={row} />,
    },
    { key: 'fast', header: t('reviews.progress.fast'), render: row => number(row.fast) },
    {
      key: 'against',
      header: t('reviews.progress.against'),
      hideBelow: 'lg',
      render: row => number(row.against_recommendation),
    },
    {
      key: 'stamp',
      header: t('reviews.progress.attention'),
      render: row =>
        row.rubber_stamp ? (
          <Hint label={t('reviews.progress.rubber_stamp.text')} isLong>
            <span>
              <StatusBadge tone="warning">{t('reviews.progress.rubber_stamp')}</StatusBadge>
            </span>
          </Hint>
        ) : (
          <Text size="sm">—</Text>
        ),
    },
  ]
}
