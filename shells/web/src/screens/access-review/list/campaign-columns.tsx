import { Text } from '@mantine/core'
import type { Campaign } from '../../../data/review/campaigns.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { CampaignProgress } from '../campaign-progress.tsx'
import { DueTime } from '../due-time.tsx'
import { reviewTexts } from '../texts.ts'

export function useCampaignColumns(): Column<Campaign>[] {
  const t = useTexts(reviewTexts)
  return [
    {
      key: 'name',
      header: t('reviews.column.name'),
      isPrimary: true,
      width: '32%',
      render: ({ name }) => (
        <Text size="sm" fw={600} component="bdi">
          {name}
        </Text>
      ),
    },
    {
      key: 'status',
      header: t('reviews.column.status'),
      render: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'progress',
      header: t('reviews.column.progress'),
      width: 190,
      render: ({ status, counts }) =>
        status === 'draft' ? <Text size="sm">—</Text> : <CampaignProgress counts={counts} />,
    },
    {
      key: 'due',
      header: t('reviews.column.due'),
      render: campaign => <DueTime campaign={campaign} />,
    },
    {
      key: 'reviewers',
      header: t('reviews.column.reviewers'),
      hideBelow: 'lg',
      render: campaign => <Reviewers campaign={campaign} />,
    },
    {
      key: 'created',
      header: t('reviews.column.created'),
      hideBelow: 'xl',
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}

function Reviewers({ campaign: { reviewer_rule, reviewers, created_by } }: { campaign: Campaign }) {
  const t = useTexts(reviewTexts)
  if (reviewer_rule !== 'named') return t(`reviews.rule.${reviewer_rule}`)
  if (reviewers.length === 0) return <bdi>{created_by?.name ?? '—'}</bdi>
  return t('reviews.reviewers.count', { count: reviewers.length })
}
