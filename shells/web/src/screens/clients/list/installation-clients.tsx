import { Stack, Title } from '@mantine/core'
import { IconAppWindow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clientsQuery } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { clientsTexts } from '../texts.ts'
import { useClientColumns } from './client-columns.tsx'

/** What the operator registered for every organisation stands below what is the own organisation's. */
export function InstallationClients() {
  const t = useTexts(clientsTexts)
  const query = useQuery(clientsQuery({ installation: true, limit: 50 }))
  const columns = useClientColumns()
  if (query.data?.items.length === 0) return null
  const title = t('clients.filter.installation')
  return (
    <Stack mt="xl" gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      <DataTable
        label={title}
        columns={columns}
        query={query}
        rowKey={client => client.id}
        rowLabel={client => client.name}
        hrefOf={({ id }) => `/sso/clients/${id}`}
        empty={{ icon: IconAppWindow, title: t('clients.empty.title'), text: t('clients.empty.text') }}
      />
    </Stack>
  )
}
