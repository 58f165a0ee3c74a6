import { Text } from '@mantine/core'
import { IconPlugConnectedX, IconRobot } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Agent, agentsQuery, cutAgentOff } from '../../data/assistant/agents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { assistantTexts } from './texts.ts'

/** Agents that ask in somebody's name, with their last use. */
export function AgentsScreen() {
  const t = useTexts(assistantTexts)
  const table = useTableSearch()
  const query = useQuery(agentsQuery(table.apiQuery))
  const [confirm, dialog] = useConfirm()
  const cutOff = ({ id, client, user }: Agent) =>
    confirm({
      title: t('agents.cut_off.title', { name: client.name }),
      effect: t('agents.cut_off.effect', { person: user.name }),
      verb: t('agents.cut_off'),
      onConfirm: () => cutAgentOff(id),
      done: t('agents.cut_off.done'),
    })
  return (
    <>
      <PageHeader title={t('agents.title')} description={t('agents.subtitle')} />
      <Card mb="lg" maw={760}>
        <CopyField
          label={t('agents.address')}
          description={t('agents.address.note')}
          value={`${window.location.origin}/mcp`}
        />
      </Card>
      <DataTable
        label={t('agents.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={row => row.id}
        rowLabel={row => row.client.name}
        menu={row => (
          <MenuItem color="red" leftSection={<IconPlugConnectedX size={16} />} onClick={() => cutOff(row)}>
            {t('agents.cut_off')}
          </MenuItem>
        )}
        empty={{ icon: IconRobot, title: t('agents.empty.title'), text: t('agents.empty.text') }}
      />
      {dialog}
    </>
  )
}

function useColumns(): Column<Agent>[] {
  const t = useTexts(assistantTexts)
  return [
    {
      key: 'client',
      header: t('agents.client'),
      isPrimary: true,
      render: row => <Text fw={500}>{row.client.name}</Text>,
    },
    { key: 'user', header: t('agents.user'), render: row => <PersonCell person={row.user} /> },
    {
      key: 'last_used_at',
      header: t('agents.last_used'),
      render: row => <RelativeTime value={row.last_used_at} />,
    },
    {
      key: 'connected_at',
      header: t('agents.connected'),
      hideBelow: 'md',
      render: row => <RelativeTime value={row.connected_at} />,
    },
    { key: 'calls', header: t('agents.calls'), align: 'end', hideBelow: 'md', render: row => row.calls },
  ]
}
