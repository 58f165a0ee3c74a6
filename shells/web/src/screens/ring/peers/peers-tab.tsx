import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildings, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { peersQuery } from '../../../data/operator/ring.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { ringTexts } from '../texts.ts'
import { AddPeer } from './add-peer.tsx'
import { OwnCard } from './own-card.tsx'
import { PeerCard } from './peer-card.tsx'

export function PeersTab() {
  const t = useTexts(ringTexts)
  const { data, error, refetch } = useQuery(peersQuery)
  const [isAdding, adding] = useDisclosure(false)
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={adding.open}>
      {t('ring.add')}
    </Button>
  )
  return (
    <Stack gap="lg" maw={900}>
      <OwnCard />
      {error && <ProblemState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardWaiting />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={IconBuildings}
          title={t('ring.peers.empty')}
          text={t('ring.peers.empty.text')}
          action={add}
        />
      )}
      {data?.items.map(peer => (
        <PeerCard key={peer.id} peer={peer} />
      ))}
      {data && data.items.length > 0 && <div>{add}</div>}
      <AddPeer opened={isAdding} onClose={adding.close} />
    </Stack>
  )
}
