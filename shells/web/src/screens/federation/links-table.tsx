import { Box, Text } from '@mantine/core'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type Link, linksQuery, providersQuery } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { useUnlink } from '../../parts/login-link/use-unlink.tsx'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { federationTexts } from './texts.ts'

/** Who came through a provider: through one of them, or through all. */
export function LinksTable({ provider }: { provider?: string }) {
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const canSeePerson = useCan('organisation.read')
  const filters = provider ? [] : (['provider'] as const)
  const table = useTableSearch<'provider'>({ filters, defaultSort: '-last_login_at', defaultLimit: 25 })
  const query = useQuery(linksQuery({ ...table.apiQuery, ...(provider && { provider }) }))
  const columns = useLinkColumns(provider === undefined)
  const [unlink, dialog] = useUnlink()
  return (
    <>
      <FilterBar table={table} searchLabel={t('federation.links.search')}>
        {!provider && <ProviderFilter table={table} />}
      </FilterBar>
      <DataTable
        label={t('federation.tab.links')}
        columns={columns}
        query={query}
        table={table}
        rowKey={link => link.id}
        rowLabel={link => link.user.name}
        hrefOf={canSeePerson ? ({ user }) => `/organisation/members/${user.id}` : undefined}
        menu={
          canManage
            ? link => (
                <MenuItem color="red" leftSection={<IconLinkOff size={16} />} onClick={() => unlink(link)}>
                  {t('federation.unlink')}
                </MenuItem>
              )
            : undefined
        }
        empty={{
          icon: IconLink,
          title: t('federation.links.empty'),
          text: t('federation.links.empty.text'),
        }}
      />
      {dialog}
    </>
  )
}

function ProviderFilter({ table }: { table: ReturnType<typeof useTableSearch<'provider'>> }) {
  const t = useTexts(federationTexts)
  const { data } = useQuery(providersQuery({ limit: 100 }))
  return (
    <FilterSelect
      table={table}
      name="provider"
      label={t('federation.provider')}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function useLinkColumns(withProvider: boolean): Column<Link>[] {
  const t = useTexts(federationTexts)
  const { language } = useLanguage()
  const provider: Column<Link> = {
    key: 'provider',
    header: t('federation.provider'),
    render: link => <bdi>{link.provider.name}</bdi>,
  }
  return [
    {
      key: 'user',
      header: t('federation.links.person'),
      isPrimary: true,
      width: '30%',
      render: ({ user }) => (
        <Box miw={190}>
          <PersonCell person={user} />
        </Box>
      ),
    },
    ...(withProvider ? [provider] : []),
    {
      key: 'subject',
      header: t('federation.links.subject'),
      hideBelow: 'xl',
      render: ({ subject, email }) => (
        <>
          <Text size="sm" component="div" maw={240} style={{ overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{subject}</bdi>
          </Text>
          {email && (
            <Text size="xs" c="dimmed" component="div">
              <bdi>{email}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'logins',
      header: t('federation.links.logins'),
      align: 'end',
      render: ({ logins }) => fmt.number(language, logins),
    },
    ...useTimeColumns(),
  ]
}

function useTimeColumns(): Column<Link>[] {
  const t = useTexts(federationTexts)
  return [
    {
      key: 'first_login_at',
      header: t('federation.links.first'),
      sortKey: 'first_login_at',
      hideBelow: 'md',
      render: ({ first_login_at }) => <RelativeTime value={first_login_at} />,
    },
    {
      key: 'last_login_at',
      header: t('federation.last_login'),
      sortKey: 'last_login_at',
      render: ({ last_login_at }) => <RelativeTime value={last_login_at} />,
    },
  ]
}
