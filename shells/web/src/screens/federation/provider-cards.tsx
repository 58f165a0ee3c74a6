import { ActionIcon, Group, Skeleton, Text } from '@mantine/core'
import { IconAffiliate, IconDots } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Provider } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { TableState } from '../../parts/data-table/search/use-table-search.ts'
import { TableMessage } from '../../parts/data-table/table-message.tsx'
import { TablePager } from '../../parts/data-table/table-pager.tsx'
import type { TableQuery } from '../../parts/data-table/table-query.ts'
import { ClientLogo } from '../../parts/logo/client-logo.tsx'
import { ActionMenu } from '../../parts/menu/action-menu.tsx'
import { DayStrip } from '../../parts/numbers/day-strip.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import classes from './federation.module.css'
import { ProviderMenuItems } from './provider-menu.tsx'
import { federationTexts } from './texts.ts'
import type { ProviderActs } from './use-provider-acts.tsx'

type ProviderCardsProps = {
  query: TableQuery<Provider>
  table: TableState
  acts: ProviderActs
  connect: ReactNode
}

export function ProviderCards({ query, table, acts, connect }: ProviderCardsProps) {
  const t = useTexts(federationTexts)
  const providers = query.data?.items
  if (providers?.length === 0 || (query.error && !providers))
    return (
      <TableMessage
        label={t('federation.tab.providers')}
        columns={[]}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={{
          icon: IconAffiliate,
          title: t('federation.empty.title'),
          text: t('federation.empty.text'),
          action: connect,
          docs: 'federation',
        }}
      />
    )
  if (!providers) return <Waiting />
  return (
    <>
      <ul className={classes.grid} aria-label={t('federation.tab.providers')}>
        {providers.map(provider => (
          <li key={provider.id}>
            <ProviderCard provider={provider} acts={acts} />
          </li>
        ))}
      </ul>
      <TablePager table={table} query={query} />
    </>
  )
}

function ProviderCard({ provider, acts }: { provider: Provider; acts: ProviderActs }) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const { id, name, issuer, enabled, has_secret, secret_lost } = provider
  return (
    <div className={classes.card}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <ClientLogo client={provider} size={40} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Link to="/sso/federation/$id" params={{ id }} className={classes.open}>
            <bdi>{name}</bdi>
          </Link>
          <Text size="xs" c="dimmed" component="div" dir="ltr" ta="start" className={classes.issuer}>
            <bdi>{issuer}</bdi>
          </Text>
        </div>
        {canManage && (
          <div className={classes.above}>
            <ActionMenu
              target={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('federation.more', { name })}
                >
                  <IconDots size={18} />
                </ActionIcon>
              }
            >
              <ProviderMenuItems provider={provider} acts={acts} />
            </ActionMenu>
          </div>
        )}
      </Group>
      <Group gap={6}>
        <StatusBadge status={enabled ? 'enabled' : 'disabled'} />
        {!has_secret && <StatusBadge tone="neutral">{t('federation.secret.none')}</StatusBadge>}
        {secret_lost && <StatusBadge tone="danger">{t('federation.secret.lost')}</StatusBadge>}
      </Group>
      <Facts provider={provider} />
      {provider.last_day.length > 0 && (
        <DayStrip label={t('federation.last_day', { name })} hours={provider.last_day} />
      )}
    </div>
  )
}

function Facts({ provider }: { provider: Provider }) {
  const t = useTexts(federationTexts)
  const { language } = useLanguage()
  const facts = [
    ['links', t('federation.links'), fmt.number(language, provider.links)],
    ['sessions', t('federation.sessions'), fmt.number(language, provider.sessions)],
    [
      'last',
      t('federation.last_login'),
      <RelativeTime key="last" value={provider.last_login_at} fallback={t('federation.never')} />,
    ],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([key, label, value]) => (
        <div key={key}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  )
}

function Waiting() {
  return (
    <Delayed>
      <div className={classes.grid} aria-hidden>
        {[1, 2, 3].map(card => (
          <Skeleton key={card} height={168} radius="md" />
        ))}
      </div>
    </Delayed>
  )
}
