import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { peopleTexts } from './texts.ts'

/** What stopping this member does, in numbers: the open sessions that end with it. */
export function SessionEffect({ id, text }: { id: string; text: string }) {
  const t = useTexts(peopleTexts)
  const { data, isPending } = useQuery({ ...memberQuery(id), staleTime: 0 })
  return (
    <Stack gap="xs">
      <Text>{text}</Text>
      {isPending && <Skeleton height={14} width="60%" />}
      {data && (
        <Text fw={600}>
          {data.sessions > 0
            ? t('people.effect.sessions', { count: data.sessions })
            : t('people.effect.no_sessions')}
        </Text>
      )}
    </Stack>
  )
}
