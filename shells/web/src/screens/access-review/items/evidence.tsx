import { Group, List, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { ReviewItem } from '../../../data/review/items.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { Fold } from '../../../parts/page/fold.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../access-review.module.css'
import { reviewTexts } from '../texts.ts'

/** What speaks for and against a grant: the recommendation with its reasons, then the bare facts. */
export function Evidence({ item }: { item: ReviewItem }) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  return (
    <Stack>
      <Recommendation item={item} />
      <FactList>
        <Fact label={t('reviews.item.granted')}>
          <RelativeTime value={item.granted_at} />
          {item.granted_by && (
            <>
              {' · '}
              <bdi>{item.granted_by.name}</bdi>
            </>
          )}
        </Fact>
        <Fact label={t('reviews.item.last_seen')}>
          <RelativeTime value={item.last_seen_at} fallback={t('reviews.item.never')} />
        </Fact>
        <Fact label={t('reviews.item.last_used')}>
          {item.last_used_on ? fmt.date(language, new Date(item.last_used_on)) : t('reviews.item.unused')}
        </Fact>
        {item.note && <Fact label={t('reviews.item.note')}>{item.note}</Fact>}
      </FactList>
      {item.permissions.length > 0 && (
        <Fold label={t('reviews.item.permissions', { count: item.permissions.length })}>
          <Group gap={6} className={classes.permissions}>
            {item.permissions.map(permission => (
              <code key={permission} dir="ltr">
                {permission}
              </code>
            ))}
          </Group>
        </Fold>
      )}
    </Stack>
  )
}

function Recommendation({ item: { recommendation } }: { item: ReviewItem }) {
  const t = useTexts(reviewTexts)
  const isKeep = recommendation.decision === 'keep'
  const Mark = isKeep ? IconThumbUp : IconThumbDown
  return (
    <Group className={classes.recommendation} align="flex-start" wrap="nowrap" gap="sm">
      <ThemeIcon variant="light" color={isKeep ? 'green' : 'red'} radius="xl" size={32} aria-hidden>
        <Mark size={18} />
      </ThemeIcon>
      <div>
        <Text size="sm" fw={600}>
          {t(`reviews.recommended.${recommendation.decision}`)}
        </Text>
        <List size="sm" spacing={2} mt={4}>
          {recommendation.reasons.map(({ code, text }) => (
            <List.Item key={code}>{text}</List.Item>
          ))}
        </List>
      </div>
    </Group>
  )
}
