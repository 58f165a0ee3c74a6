import { Group, Text } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { PersonCell } from '../../../parts/person-cell.tsx'
import { RelativeTime } from '../../../parts/relative-time.tsx'
import { useRoleNames } from '../../../parts/role-names.ts'
import { DecisionBadge, ItemBadges, OutcomeBadge } from '../item-badges.tsx'
import type { ReviewItem } from '../review-queries.ts'
import { reviewTexts } from '../texts.ts'

export function useItemColumns(isClosed: boolean): Column<ReviewItem>[] {
  const t = useTexts(reviewTexts)
  const { nameOf } = useRoleNames()
  return [
    {
      key: 'person',
      header: t('reviews.item.person'),
      isPrimary: true,
      width: '28%',
      render: ({ user }) => <PersonCell person={user} />,
    },
    {
      key: 'role',
      header: t('reviews.item.role'),
      render: item => (
        <Group gap={6}>
          <Text size="sm" component="bdi">
            {nameOf(item.role)}
          </Text>
          <ItemBadges item={item} />
        </Group>
      ),
    },
    {
      key: 'last_seen',
      header: t('reviews.item.last_seen'),
      hideBelow: 'lg',
      render: ({ last_seen_at }) => <RelativeTime value={last_seen_at} fallback={t('reviews.item.never')} />,
    },
    {
      key: 'recommendation',
      header: t('reviews.item.recommendation'),
      hideBelow: 'xl',
      render: ({ recommendation }) => t(`reviews.decision.${recommendation.decision}`),
    },
    {
      key: 'reviewer',
      header: t('reviews.item.reviewer'),
      hideBelow: 'lg',
      render: ({ reviewer }) => <bdi>{reviewer.name}</bdi>,
    },
    {
      key: 'decision',
      header: t(isClosed ? 'reviews.item.outcome' : 'reviews.item.decision'),
      render: item => (isClosed ? <OutcomeBadge item={item} /> : <DecisionBadge decision={item.decision} />),
    },
  ]
}
