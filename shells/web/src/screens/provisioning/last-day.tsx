import { Group, Paper, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Target } from '../../data/provisioning.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { DayStrip } from '../../parts/numbers/day-strip.tsx'
import { scimTexts } from './texts.ts'

/** What came through, what is tried again and what gave up; then how the day went, hour by hour. */
export function LastDay({ target }: { target: Target }) {
  const t = useTexts(scimTexts)
  const { name, last_day, retrying, failed } = target
  const succeeded = last_day.reduce((sum, hour) => sum + hour.succeeded, 0)
  return (
    <Paper p="md" bd="1px solid var(--app-border)">
      <Group gap="xl" align="flex-end">
        <Count label={t('scim.succeeded_today')} value={succeeded} />
        <Count label={t('scim.column.retrying')} value={retrying} />
        <Count label={t('scim.stopped')} value={failed} isBad={failed > 0} />
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            {t('scim.column.last_day')}
          </Text>
          <DayStrip label={t('scim.last_day.of', { name })} hours={last_day} />
        </Stack>
      </Group>
    </Paper>
  )
}

function Count({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  const { language } = useLanguage()
  return (
    <Stack gap={0}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={24} fw={700} lh={1.3} c={isBad ? 'var(--mantine-color-error)' : undefined}>
        {fmt.number(language, value)}
      </Text>
    </Stack>
  )
}
