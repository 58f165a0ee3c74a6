import { Group, Text } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { RelativeTime } from '../../../parts/relative-time.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { Run } from '../scim-queries.ts'
import { scimTexts } from '../texts.ts'

/** One attempt and six more. */
const RETRIES = 6

export function RunStatus({ run }: { run: Run }) {
  const t = useTexts(scimTexts)
  const tries = Math.max(run.attempt - 1, 0)
  return (
    <Group gap={6}>
      <StatusBadge status={run.status} />
      {tries > 0 && run.status !== 'succeeded' && (
        <Text size="xs" c="dimmed">
          {t('scim.run.retry_of', { retry: tries, most: RETRIES })}
        </Text>
      )}
      {run.status === 'retrying' && run.next_attempt_at && (
        <Text size="xs" c="dimmed">
          {t('scim.run.next')}: <RelativeTime value={run.next_attempt_at} />
        </Text>
      )}
    </Group>
  )
}
