import { Badge, Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Client } from '../../data/clients.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { ClientLogo } from '../../parts/logo/client-logo.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { clientsTexts } from './texts.ts'
import type { ClientActs } from './use-client-acts.tsx'

type ClientHeaderProps = { client: Client; acts: ClientActs }

export function ClientHeader({ client, acts }: ClientHeaderProps) {
  const t = useTexts(clientsTexts)
  const canManage = useCan('sso_clients.manage')
  return (
    <PageHeader
      breadcrumbs={[{ label: t('clients.title'), to: '/sso/clients' }, { label: client.name }]}
      avatar={<ClientLogo client={client} size={56} />}
      title={client.name}
      description={
        <Group gap="sm" mt={4}>
          <StatusBadge status={client.enabled ? 'enabled' : 'disabled'} />
          <Badge variant="light" color="gray">
            {t(`clients.type.${client.type}`)}
          </Badge>
          {client.tenant === null && <Badge variant="light">{t('clients.filter.installation')}</Badge>}
          <span>
            {client.last_used_at && `${t('clients.column.last_used')}: `}
            <RelativeTime value={client.last_used_at} fallback={t('clients.unused')} />
          </span>
        </Group>
      }
      actions={canManage && <Toggle client={client} acts={acts} />}
    />
  )
}

function Toggle({ client, acts }: ClientHeaderProps) {
  const t = useTexts(clientsTexts)
  return client.enabled ? (
    <Button
      variant="default"
      leftSection={<IconPlayerPause size={18} />}
      onClick={() => acts.disable(client)}
    >
      {t('clients.disable')}
    </Button>
  ) : (
    <Button leftSection={<IconPlayerPlay size={18} />} onClick={() => acts.enable(client)}>
      {t('clients.enable')}
    </Button>
  )
}
