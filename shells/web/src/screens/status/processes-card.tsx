import { Group, Text } from '@mantine/core'
import { IconServer } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { StatusProcess } from '../../data/operator/status.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { staticQuery } from '../../parts/data-table/table-query.ts'
import { Card } from '../../parts/page/card.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { statusTexts } from './texts.ts'

const UNKNOWN = '–'
const nameOf = ({ host, pid }: StatusProcess) => `${host} ${pid}`

export function ProcessesCard({ processes }: { processes: readonly StatusProcess[] }) {
  const t = useTexts(statusTexts)
  return (
    <Card title={t('status.processes')} description={t('status.processes.text')}>
      <DataTable
        label={t('status.processes')}
        query={staticQuery(processes)}
        rowKey={nameOf}
        rowLabel={nameOf}
        columns={useColumns()}
        empty={{ icon: IconServer, title: t('status.processes.empty'), text: t('status.processes.text') }}
      />
    </Card>
  )
}

function useColumns() {
  const t = useTexts(statusTexts)
  const { language } = useLanguage()
  const number = (value: number | null) => (value === null ? UNKNOWN : fmt.number(language, value))
  const figure = (key: string, header: string, render: (row: StatusProcess) => string) => ({
    key,
    header,
    align: 'end' as const,
    render: (row: StatusProcess) => <bdi>{render(row)}</bdi>,
  })
  return [
    {
      key: 'process',
      header: t('status.process'),
      isPrimary: true,
      render: (row: StatusProcess) => <ProcessName row={row} />,
    },
    {
      key: 'started',
      header: t('status.started'),
      hideBelow: 'md' as const,
      render: (row: StatusProcess) => <RelativeTime value={row.started_at} />,
    },
    figure('memory', t('status.memory'), row =>
      row.memory_bytes === null ? UNKNOWN : fmt.bytes(language, row.memory_bytes),
    ),
    figure('loop', t('status.loop'), row =>
      row.event_loop_ms === null ? UNKNOWN : t('status.ms', { ms: row.event_loop_ms }),
    ),
    figure('requests', t('status.requests'), row => `${number(row.in_flight)} / ${number(row.limit)}`),
    figure('shed', t('status.shed'), row => number(row.shed)),
    figure('connections', t('status.connections'), ({ connections }) =>
      connections ? `${number(connections.busy)} / ${number(connections.busy + connections.idle)}` : UNKNOWN,
    ),
  ]
}

function ProcessName({ row }: { row: StatusProcess }) {
  const t = useTexts(statusTexts)
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" fw={500} truncate>
        <bdi dir="ltr">{nameOf(row)}</bdi>
      </Text>
      {row.leads && <StatusBadge tone="info">{t('status.leads')}</StatusBadge>}
    </Group>
  )
}
