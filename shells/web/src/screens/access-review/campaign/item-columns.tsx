import { Group, Text } from '@mantine/core'
import type { ReviewItem } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { DecisionBadge, ItemBadges, OutcomeBadge } from '../items/item-badges.tsx'
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
