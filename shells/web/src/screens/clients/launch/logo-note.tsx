import { Alert, Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Client, logoQuery } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { clientsTexts } from '../texts.ts'

/** Why people see a letter in place of the logo. */
export function LogoNote({ client }: { client: Client }) {
  const t = useTexts(clientsTexts)
  const { data } = useQuery(logoQuery(client.id, client.logo_uri))
  if (data?.status === 'waiting')
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('clients.logo.waiting')}
      </Text>
    )
  if (!data?.problem) return null
  return (
    <Alert color="yellow" icon={<IconPhotoOff />} title={t('clients.logo.failed')}>
      {t(`clients.logo.${data.problem}`)}
    </Alert>
  )
}
