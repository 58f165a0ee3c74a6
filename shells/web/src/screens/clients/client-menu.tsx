import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import type { Client } from '../../data/clients.ts'
import { useTexts } from '../../i18n/texts.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { isDefaultClient } from './client-kind.ts'
import { clientsTexts } from './texts.ts'
import type { ClientActs } from './use-client-acts.tsx'

export function ClientMenu({ client, acts }: { client: Client; acts: ClientActs }) {
  const t = useTexts(clientsTexts)
  return (
    <>
      {client.enabled ? (
        <MenuItem leftSection={<IconPlayerPause size={16} />} onClick={() => acts.disable(client)}>
          {t('clients.disable')}
        </MenuItem>
      ) : (
        <MenuItem leftSection={<IconPlayerPlay size={16} />} onClick={() => acts.enable(client)}>
          {t('clients.enable')}
        </MenuItem>
      )}
      {!isDefaultClient(client) && (
        <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={() => acts.remove(client)}>
          {t('clients.delete')}
        </MenuItem>
      )}
    </>
  )
}
