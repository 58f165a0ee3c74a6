import { Button, Group, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { CitizenAnswer, LegalEntityAnswer } from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { AbsoluteTime, RelativeTime } from '../../../parts/time/relative-time.tsx'
import { registryTexts } from '../texts.ts'

type AnswerHeadProps = { found: CitizenAnswer | LegalEntityAnswer; onRefresh: () => Promise<void> }

/** Where it comes from and how old it is, and the way to something newer. */
export function AnswerHead({ found, onRefresh }: AnswerHeadProps) {
  const t = useTexts(registryTexts)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const refresh = () => {
    setAsking(true)
    setError(null)
    onRefresh()
      .catch(setError)
      .finally(() => setAsking(false))
  }
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <Group gap="xs">
          <StatusBadge tone={found.cached ? 'neutral' : 'success'}>
            {t(found.cached ? 'registry.kept' : 'registry.fresh')}
          </StatusBadge>
          <Text size="sm" c="dimmed">
            {t('registry.source')}:{' '}
            <bdi>{found.source === 'simulator' ? t('registry.source.simulator') : found.source}</bdi> ·{' '}
            <AbsoluteTime value={found.fetched_at} /> (<RelativeTime value={found.fetched_at} />)
          </Text>
        </Group>
        <Button
          variant="default"
          size="xs"
          loading={isAsking}
          leftSection={<IconRefresh size={16} />}
          onClick={refresh}
        >
          {t('registry.refresh')}
        </Button>
      </Group>
      <ProblemAlert error={error} />
    </>
  )
}
