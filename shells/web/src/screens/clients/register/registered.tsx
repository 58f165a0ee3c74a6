import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconEye, IconLogin2 } from '@tabler/icons-react'
import type { ClientWithSecret } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { ButtonLink } from '../../../parts/page/links.tsx'
import { partsTexts } from '../../../parts/texts.ts'
import { isDevice } from '../quick-start/device-snippets.ts'
import { QuickStart } from '../quick-start/quick-start.tsx'
import { clientsTexts } from '../texts.ts'

/** The only time that the secret is seen, in the snippets too. */
export function Registered({ client, onClose }: { client: ClientWithSecret; onClose: () => void }) {
  const t = useTexts(clientsTexts)
  const tParts = useTexts(partsTexts)
  return (
    <Stack>
      <CopyField label={t('clients.client_id')} value={client.client_id} />
      {client.client_secret === null ? (
        <Text size="sm" c="dimmed">
          {t(isDevice(client) ? 'clients.registered.screen' : 'clients.registered.public')}
        </Text>
      ) : (
        <>
          <CopyField label={t('clients.secret')} value={client.client_secret} />
          <Alert color="yellow" icon={<IconEye />}>
            {tParts('parts.secret.once')}
          </Alert>
        </>
      )}
      <Text fw={600} mt="xs">
        {t('clients.tab.quick_start')}
      </Text>
      <QuickStart client={client} secret={client.client_secret ?? undefined} />
      <Group justify="flex-end">
        {client.launch_uri && (
          <Button
            component="a"
            href={client.launch_uri}
            target="_blank"
            rel="noopener noreferrer"
            variant="light"
            leftSection={<IconLogin2 size={18} />}
          >
            {t('clients.registered.try')}
          </Button>
        )}
        <ButtonLink variant="default" to="/sso/clients/$id" params={{ id: client.id }}>
          {t('clients.registered.open')}
        </ButtonLink>
        <Button onClick={onClose}>
          {client.client_secret === null ? tParts('parts.close') : tParts('parts.secret.saved')}
        </Button>
      </Group>
    </Stack>
  )
}
