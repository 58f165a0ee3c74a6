import { Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Target } from '../../data/provisioning.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DayStrip } from '../../parts/numbers/day-strip.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { HealthBadge } from './health-badge.tsx'
import { scimTexts } from './texts.ts'

export function useTargetColumns(): Column<Target>[] {
  const t = useTexts(scimTexts)
  return [
    {
      key: 'name',
      header: t('scim.column.target'),
      isPrimary: true,
      width: '32%',
      render: ({ name, base_url }) => (
        <Stack gap={0} component="span" align="flex-start">
          <Text size="sm" fw={600} component="bdi">
            {name}
          </Text>
          <Text size="xs" c="dimmed" component="bdi" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            {base_url}
          </Text>
        </Stack>
      ),
    },
    { key: 'health', header: t('scim.column.health'), render: target => <HealthBadge target={target} /> },
    {
      key: 'last_day',
      header: t('scim.column.last_day'),
      width: 200,
      render: ({ name, last_day }) => <DayStrip label={t('scim.last_day.of', { name })} hours={last_day} />,
    },
    ...useCountColumns(),
    {
      key: 'last_run',
      header: t('scim.column.last_run'),
      hideBelow: 'lg',
      render: ({ last_run_at }) => <RelativeTime value={last_run_at} fallback={t('scim.never_run')} />,
    },
  ]
}

/** What is tried again, and what gave up. */
function useCountColumns(): Column<Target>[] {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'retrying',
      header: t('scim.column.retrying'),
      render: ({ retrying }) => (
        <Text size="sm" fw={retrying ? 600 : undefined}>
          {fmt.number(language, retrying)}
        </Text>
      ),
    },
    {
      key: 'failed',
      header: t('scim.stopped'),
      render: ({ failed }) => (
        <Text size="sm" fw={failed ? 600 : undefined} c={failed ? 'var(--mantine-color-error)' : undefined}>
          {fmt.number(language, failed)}
        </Text>
      ),
    },
  ]
}
