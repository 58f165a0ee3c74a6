import { Group, Progress, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Batch } from '../../../data/government/registry.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../../parts/badge/status-badge.tsx'
import { registryTexts } from '../texts.ts'

export function BatchProgress({ batch: { done, total } }: { batch: Batch }) {
  const t = useTexts(registryTexts)
  const { language } = useLanguage()
  const told = t('registry.batch.done', {
    done: fmt.number(language, done),
    total: fmt.number(language, total),
  })
  return (
    <Group gap="sm" wrap="nowrap" miw={140}>
      <Progress value={(done / total) * 100} aria-label={told} flex={1} miw={60} />
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {told}
      </Text>
    </Group>
  )
}

const TONES: Readonly<Record<Batch['status'], Tone>> = {
  queued: 'info',
  running: 'info',
  waiting: 'warning',
  finished: 'success',
  cancelled: 'neutral',
}

export function BatchBadge({ batch: { status } }: { batch: Batch }) {
  const t = useTexts(registryTexts)
  return <StatusBadge tone={TONES[status]}>{t(`registry.batch.${status}`)}</StatusBadge>
}
