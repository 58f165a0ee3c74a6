import { Group, Progress, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Campaign } from '../../data/review/campaigns.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { reviewTexts } from './texts.ts'

type Counts = Pick<Campaign['counts'], 'total' | 'keep' | 'remove'>

/** How much is decided; kept and removed side by side, so that the shape tells more than the number. */
export function CampaignProgress({ counts, isLarge = false }: { counts: Counts; isLarge?: boolean }) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { total, keep, remove } = counts
  const share = (part: number) => (total === 0 ? 0 : (part / total) * 100)
  const decided = t('reviews.progress.of', {
    decided: fmt.number(language, keep + remove),
    total: fmt.number(language, total),
  })
  return (
    <Stack gap={4} miw={isLarge ? undefined : 140}>
      <Progress.Root size={isLarge ? 'lg' : 'sm'} aria-hidden>
        <Progress.Section value={share(keep)} color="green" withAria={false} />
        <Progress.Section value={share(remove)} color="red" withAria={false} />
      </Progress.Root>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {decided}
        </Text>
        {isLarge && (
          <Text size="xs" c="dimmed">
            {t('reviews.progress.split', {
              keep: fmt.number(language, keep),
              remove: fmt.number(language, remove),
            })}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
