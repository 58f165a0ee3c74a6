import { Button, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Message,
  type MessagesQuery,
  retryMessage,
  ringMessagesQuery,
} from '../../data/operator/ring.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../parts/badge/status-badge.tsx'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { Direction } from './links/links-tab.tsx'
import { useServiceNames } from './links/service-name.ts'
import { ringTexts } from './texts.ts'

const STATUSES = ['queued', 'retrying', 'held', 'delivered', 'dead', 'received'] as const
const TONES: Readonly<Record<Message['status'], Tone>> = {
  queued: 'info',
  retrying: 'warning',
  held: 'warning',
  delivered: 'success',
  dead: 'danger',
  received: 'success',
}

export function MessagesTab() {
  const t = useTexts(ringTexts)
  const table = useTableSearch<'status' | 'direction'>({ filters: ['status', 'direction'] })
  const query = useQuery(ringMessagesQuery(table.apiQuery as MessagesQuery))
  const columns = useColumns()
  return (
    <Stack gap={0}>
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="status"
          label={t('ring.status')}
          options={STATUSES.map(value => ({ value, label: t(`ring.message.${value}`) }))}
        />
        <FilterSelect
          table={table}
          name="direction"
          label={t('ring.direction')}
          options={(['out', 'in'] as const).map(value => ({ value, label: t(`ring.direction.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        label={t('ring.tab.messages')}
        columns={columns}
        query={query}
        table={table}
        rowKey={message => message.id}
        rowLabel={message => `${message.peer.name} ${message.service}`}
        empty={{ icon: IconMail, title: t('ring.messages.empty'), text: t('ring.messages.empty.text') }}
      />
    </Stack>
  )
}

function useColumns() {
  const t = useTexts(ringTexts)
  const nameOf = useServiceNames()
  return [
    {
      key: 'service',
      header: t('ring.service'),
      isPrimary: true,
      render: (message: Message) => nameOf(message.service),
    },
    { key: 'peer', header: t('ring.peer'), render: (message: Message) => <bdi>{message.peer.name}</bdi> },
    {
      key: 'direction',
      header: t('ring.direction'),
      hideBelow: 'sm' as const,
      render: (message: Message) => <Direction direction={message.direction} />,
    },
    { key: 'status', header: t('ring.status'), render: (message: Message) => <State message={message} /> },
    {
      key: 'at',
      header: t('ring.time'),
      hideBelow: 'sm' as const,
      render: (message: Message) => <RelativeTime value={message.at} />,
    },
  ]
}

/** What went wrong stands with the state, and what can be done about it. */
function State({ message }: { message: Message }) {
  const t = useTexts(ringTexts)
  const [error, setError] = useState<Error | null>(null)
  const retry = () => {
    setError(null)
    retryMessage(message.id).then(() => showDone(t('ring.retry.done')), setError)
  }
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tone={TONES[message.status]}>{t(`ring.message.${message.status}`)}</StatusBadge>
      {message.problem && (
        <Text size="xs" c="dimmed" dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {message.problem}
        </Text>
      )}
      {message.status === 'dead' && (
        <Button size="xs" variant="default" onClick={retry}>
          {t('ring.retry')}
        </Button>
      )}
      <ProblemAlert error={error} />
    </Stack>
  )
}
