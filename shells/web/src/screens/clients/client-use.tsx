import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { activityQuery } from '../../data/clients.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { clientsTexts } from './texts.ts'

/** What happens, and how much it will be missed: in numbers of the last two weeks. */
export function ClientUse({ id, effect }: { id: string; effect: string }) {
  const t = useTexts(clientsTexts)
  const { language } = useLanguage()
  const { data, isPending } = useQuery(activityQuery(id, language))
  const count = data?.days.reduce((sum, day) => sum + day.sign_ins + day.client_credentials, 0)
  return (
    <Stack gap="xs">
      {isPending && <Skeleton height={14} width="60%" />}
      {count !== undefined && (
        <Text fw={600}>{count > 0 ? t('clients.use', { count }) : t('clients.use.none')}</Text>
      )}
      <Text>{effect}</Text>
    </Stack>
  )
}
