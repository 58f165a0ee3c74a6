import { Group, Text } from '@mantine/core'
import type { Run } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
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
