import { Code, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewQuery } from '../../../data/provisioning.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { PeoplePicker } from '../../../parts/person/people-picker.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { scimTexts } from '../texts.ts'
import { type MappingLine, mappingOf } from './target-values.ts'

/** The entry of one person as it would be sent, while the mapping is written. */
export function MappingPreview({ lines }: { lines: readonly MappingLine[] }) {
  const t = useTexts(scimTexts)
  const [user, setUser] = useState<string>()
  const [attribute_mapping] = useDebouncedValue(mappingOf(lines), 300)
  const { data, error } = useQuery(previewQuery({ user, attribute_mapping }))
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {t('scim.preview', { name: data?.user.name ?? '…' })}
        </Text>
        <PeoplePicker label={t('scim.preview.choose')} without={[]} onPick={({ id }) => setUser(id)} />
      </Group>
      <ProblemAlert error={error} />
      {data ? (
        <Code block dir="ltr" mah={320} tabIndex={0} role="region" aria-label={t('scim.preview.label')}>
          {JSON.stringify(data.resource, null, 2)}
        </Code>
      ) : (
        !error && <Skeleton height={160} />
      )}
    </Stack>
  )
}
