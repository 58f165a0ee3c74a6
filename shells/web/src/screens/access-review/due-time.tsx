import { Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { useNow } from '../../parts/time/use-now.ts'
import { reviewTexts } from './texts.ts'

type DueTimeProps = { campaign: { due_at: string | null; status?: string } }

export function DueTime({ campaign: { due_at, status = 'open' } }: DueTimeProps) {
  const t = useTexts(reviewTexts)
  const now = useNow(due_at)
  const isLate = status === 'open' && due_at !== null && new Date(due_at) < now
  return (
    <Text span inherit c={isLate ? 'var(--mantine-color-error)' : undefined} fw={isLate ? 600 : undefined}>
      <RelativeTime value={due_at} fallback={t('reviews.due.none')} />
    </Text>
  )
}
