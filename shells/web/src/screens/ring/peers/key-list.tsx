import { Code, Group, Stack, Text } from '@mantine/core'
import type { RingKey } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyButton } from '../../../parts/copy/copy-button.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { ringTexts } from '../texts.ts'

/** Fingerprints in groups that two people can read to each other. */
export function KeyList({ keys }: { keys: readonly RingKey[] }) {
  const t = useTexts(ringTexts)
  return (
    <Stack gap="sm">
      {keys.map(key => (
        <div key={key.kid}>
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm" fw={500}>
              {t('ring.fingerprint')}
            </Text>
            <CopyButton value={key.fingerprint} label={t('ring.fingerprint')} />
          </Group>
          <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {key.fingerprint}
          </Code>
          {key.valid_to !== null && (
            <Text size="sm" c="dimmed">
              {t('ring.key.ends')} <RelativeTime value={key.valid_to} />
            </Text>
          )}
        </div>
      ))}
    </Stack>
  )
}
