import { Group, Stack, Text } from '@mantine/core'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { StatusBadge } from '../../../../parts/badge/status-badge.tsx'
import { Card } from '../../../../parts/page/card.tsx'
import { TextLink } from '../../../../parts/page/links.tsx'
import { useRoleNames } from '../../../../parts/role/role-names.ts'
import { RelativeTime } from '../../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../../texts.ts'

const SHOWN = 6

/** What was asked and decided about the person's rights; only where there is something to tell. */
export function ReviewsCard({ overview: { reviews } }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  const { nameOf } = useRoleNames()
  if (reviews.length === 0) return null
  return (
    <Card title={t('person.reviews')}>
      <Stack gap="sm">
        {reviews.slice(0, SHOWN).map(review => (
          <Group key={review.id} justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <TextLink to="/sso/reviews/$id" params={{ id: review.campaign.id }} size="sm" fw={600}>
                <bdi>{review.campaign.name}</bdi>
              </TextLink>
              <Text size="xs" c="dimmed" component="div">
                {nameOf(review.role)}
                {review.reviewer && (
                  <>
                    {' · '}
                    <bdi>{review.reviewer.name}</bdi>
                  </>
                )}
                {review.decided_at && (
                  <>
                    {' · '}
                    <RelativeTime value={review.decided_at} />
                  </>
                )}
              </Text>
            </div>
            <StatusBadge
              tone={review.decision === 'keep' ? 'success' : review.decision ? 'danger' : 'neutral'}
            >
              {t(`person.reviews.${review.decision ?? 'undecided'}`)}
            </StatusBadge>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
