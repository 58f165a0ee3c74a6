import { IconMail } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { Peer, Traffic } from '../../../data/operator/ring.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { staticQuery } from '../../../parts/data-table/table-query.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { Direction } from '../links/links-tab.tsx'
import { useServiceNames } from '../links/service-name.ts'
import { ringTexts } from '../texts.ts'

type TrafficTableProps = { traffic: readonly Traffic[]; peers: readonly Peer[] }

/** The same in numbers. */
export function TrafficTable({ traffic, peers }: TrafficTableProps) {
  const t = useTexts(ringTexts)
  const { language } = useLanguage()
  const nameOf = useServiceNames()
  const peerName = (row: Traffic) => peers.find(({ id }) => id === row.peer_id)?.name ?? ''
  const count = (key: 'done' | 'waiting' | 'dead') => ({
    key,
    header: t(`ring.traffic.${key}`),
    align: 'end' as const,
    render: (row: Traffic) => fmt.number(language, row[key]),
  })
  return (
    <DataTable
      label={t('ring.traffic.title')}
      query={staticQuery(traffic)}
      rowKey={row => `${row.peer_id} ${row.service} ${row.direction}`}
      rowLabel={row => `${peerName(row)} ${row.service}`}
      columns={[
        {
          key: 'service',
          header: t('ring.service'),
          isPrimary: true,
          render: (row: Traffic) => nameOf(row.service),
        },
        { key: 'peer', header: t('ring.peer'), render: (row: Traffic) => <bdi>{peerName(row)}</bdi> },
        {
          key: 'direction',
          header: t('ring.direction'),
          hideBelow: 'sm' as const,
          render: (row: Traffic) => <Direction direction={row.direction} />,
        },
        count('done'),
        count('waiting'),
        count('dead'),
        {
          key: 'last',
          header: t('ring.time'),
          hideBelow: 'md' as const,
          render: (row: Traffic) => <RelativeTime value={row.last_at} />,
        },
      ]}
      empty={{ icon: IconMail, title: t('ring.messages.empty'), text: t('ring.messages.empty.text') }}
    />
  )
}
