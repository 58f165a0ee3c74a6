import { Stack, Text } from '@mantine/core'
import { IconAffiliate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linksQuery, ownCardQuery, peersQuery, trafficQuery } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { ringTexts } from '../texts.ts'
import { RingDrawing } from './ring-drawing.tsx'
import { TrafficTable } from './traffic-table.tsx'

export function PictureTab() {
  const t = useTexts(ringTexts)
  const own = useQuery(ownCardQuery)
  const peers = useQuery(peersQuery)
  const links = useQuery(linksQuery)
  const traffic = useQuery(trafficQuery)
  const error = own.error ?? peers.error ?? links.error ?? traffic.error
  if (error) return <ProblemState error={error} onRetry={() => void peers.refetch()} />
  if (!own.data || !peers.data || !links.data || !traffic.data) return <CardWaiting />
  if (peers.data.items.length === 0)
    return <EmptyState icon={IconAffiliate} title={t('ring.peers.empty')} text={t('ring.peers.empty.text')} />
  return (
    <Stack gap="lg">
      <Card title={t('ring.picture.title')} description={t('ring.picture.text')}>
        <RingDrawing own={own.data.name} peers={peers.data.items} links={links.data.items} />
      </Card>
      <Card title={t('ring.traffic.title')} description={t('ring.traffic.text')}>
        {traffic.data.items.length === 0 ? (
          <Text size="sm">{t('ring.messages.empty')}</Text>
        ) : (
          <TrafficTable traffic={traffic.data.items} peers={peers.data.items} />
        )}
      </Card>
    </Stack>
  )
}
