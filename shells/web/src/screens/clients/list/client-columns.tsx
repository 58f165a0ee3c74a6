import { Badge, Text } from '@mantine/core'
import type { Client } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { ClientLogo } from '../../../parts/logo/client-logo.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../clients.module.css'
import { clientsTexts } from '../texts.ts'

export function useClientColumns(): Column<Client>[] {
  const t = useTexts(clientsTexts)
  return [
    {
      key: 'name',
      header: t('clients.column.name'),
      sortKey: 'name',
      isPrimary: true,
      width: '34%',
      render: client => <NameCell client={client} />,
    },
    {
      key: 'type',
      header: t('clients.column.type'),
      render: ({ type }) => (
        <Text size="sm" component="span" style={{ whiteSpace: 'nowrap' }}>
          {t(`clients.type.${type}`)}
        </Text>
      ),
    },
    {
      key: 'redirects',
      header: t('clients.column.redirects'),
      hideBelow: 'lg',
      render: client => <Redirects client={client} />,
    },
    {
      key: 'last_used',
      header: t('clients.column.last_used'),
      sortKey: 'last_used_at',
      render: ({ last_used_at }) => <RelativeTime value={last_used_at} fallback={t('clients.unused')} />,
    },
    {
      key: 'enabled',
      header: t('clients.column.enabled'),
      render: ({ enabled }) => <StatusBadge status={enabled ? 'enabled' : 'disabled'} />,
    },
    {
      key: 'created',
      header: t('clients.column.created'),
      sortKey: 'created_at',
      hideBelow: 'xl',
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}

function NameCell({ client }: { client: Client }) {
  return (
    <span className={classes.name}>
      <ClientLogo client={client} />
      <span className={classes.words}>
        <Text size="sm" fw={600} component="span">
          <bdi>{client.name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" component="bdi" dir="ltr" ta="start">
          {client.client_id}
        </Text>
      </span>
    </span>
  )
}

/** Where people come back to, by the host: the whole addresses are on the page of the application. */
function Redirects({ client }: { client: Client }) {
  const t = useTexts(clientsTexts)
  const [first, ...more] = [...new Set(client.redirect_uris.map(hostOf))]
  if (first === undefined)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('clients.redirects.none')}
      </Text>
    )
  return (
    <span className={classes.redirects} title={client.redirect_uris.join('\n')}>
      <bdi dir="ltr">{first}</bdi>
      {more.length > 0 && (
        <Badge variant="light" color="gray">
          +{more.length}
        </Badge>
      )}
    </span>
  )
}

/** An application of one's own device has a scheme in place of a host. */
function hostOf(address: string): string {
  const url = URL.parse(address)
  return url ? url.host || url.protocol.slice(0, -1) : address
}
