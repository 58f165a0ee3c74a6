import { Stack, Text } from '@mantine/core'
import type { Run } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { scimTexts } from '../texts.ts'
import { RunStatus } from './run-status.tsx'

export function useRunColumns(): Column<Run>[] {
  const t = useTexts(scimTexts)
  return [
    {
      key: 'subject',
      header: t('scim.run.subject'),
      isPrimary: true,
      width: '30%',
      render: ({ subject }) => (
        <Stack gap={0} component="span">
          <Text size="sm" fw={600} component="bdi">
            {subject?.name ?? t('scim.run.everything')}
          </Text>
          {subject?.email && (
            <Text size="xs" c="dimmed" component="bdi" style={{ overflowWrap: 'anywhere' }}>
              {subject.email}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'operation',
      header: t('scim.run.operation'),
      render: ({ operation }) => <Text size="sm">{t(`scim.operation.${operation}`)}</Text>,
    },
    {
      key: 'status',
      header: t('scim.run.status'),
      render: run => (
        <Stack gap={2}>
          <RunStatus run={run} />
          {run.problem && run.status !== 'succeeded' && (
            <Text size="xs" maw={360} style={{ overflowWrap: 'anywhere' }}>
              {run.problem}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'created',
      header: t('scim.run.when'),
      hideBelow: 'md',
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}
