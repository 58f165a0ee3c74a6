import { Skeleton, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { personSessionsQuery, type Session } from '../../data/sessions.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { sessionTexts } from './texts.ts'

type EndEffectProps = {
  clients?: Session['clients']
  /** Names, where the sessions are of several. */
  people?: readonly string[]
  /** Whose sessions all end. */
  person?: string
}

const NAMED = 5

/** What ending does, in numbers and names. */
export function EndEffect({ clients = [], people, person }: EndEffectProps) {
  const t = useTexts(sessionTexts)
  const { language } = useLanguage()
  const listed = (names: readonly string[]) =>
    fmt.list(language, [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])])
  return (
    <Stack gap="xs">
      {person && <PersonEffect id={person} />}
      {people && <Text fw={600}>{listed(people)}</Text>}
      <Text>{t('sessions.end.effect')}</Text>
      {clients.length > 0 && (
        <Text>{t('sessions.end.effect.clients', { clients: listed(clients.map(({ name }) => name)) })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('sessions.end.effect.final')}
      </Text>
    </Stack>
  )
}

function PersonEffect({ id }: { id: string }) {
  const t = useTexts(sessionTexts)
  const { data, isPending } = useQuery({ ...personSessionsQuery(id), staleTime: 0 })
  if (isPending) return <Skeleton height={14} width="60%" />
  if (!data) return null
  const isMine = data.items.some(({ current }) => current)
  const count = (data.total ?? data.items.length) - (isMine ? 1 : 0)
  return (
    <>
      <Text fw={600}>{t('sessions.end_all.count', { count })}</Text>
      {isMine && <Text>{t('sessions.end_all.kept')}</Text>}
    </>
  )
}
