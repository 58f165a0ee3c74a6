import { Group, List, ScrollArea, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTexts } from '../../../i18n/texts.ts'
import { peopleTexts } from '../texts.ts'
import type { BulkResult } from './use-bulk-run.ts'

/** How each member fared; those that failed stand first, because something is left to do with them. */
export function BulkResults({ results }: { results: readonly BulkResult[] }) {
  const t = useTexts(peopleTexts)
  const failed = results.filter(result => result.error)
  const done = results.filter(result => !result.error)
  return (
    <Stack gap="sm" role="status">
      {done.length > 0 && <Text fw={600}>{t('people.bulk.done', { count: done.length })}</Text>}
      {failed.length > 0 && (
        <Text fw={600} c="var(--mantine-color-error)">
          {t('people.bulk.failed', { count: failed.length })}
        </Text>
      )}
      <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, 'aria-label': t('people.bulk.results') }}>
        <List listStyleType="none" spacing="xs">
          {[...failed, ...done].map(result => (
            <ResultLine key={result.member.id} result={result} />
          ))}
        </List>
      </ScrollArea.Autosize>
    </Stack>
  )
}

function ResultLine({ result: { member, error } }: { result: BulkResult }) {
  const t = useTexts(peopleTexts)
  return (
    <List.Item>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {error ? (
          <IconAlertTriangle size={18} color="var(--mantine-color-error)" aria-hidden />
        ) : (
          <IconCircleCheck size={18} color="var(--mantine-color-green-light-color)" aria-hidden />
        )}
        <Text size="sm">
          <bdi>{member.name}</bdi> — {error ? error.message : t('people.bulk.ok')}
        </Text>
      </Group>
    </List.Item>
  )
}
