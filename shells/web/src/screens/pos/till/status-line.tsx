import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { releaseTill } from '../../../data/till/lease.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { posTexts } from '../texts.ts'
import type { TillState } from './use-till.ts'

export type View = 'sell' | 'return' | 'cash' | 'close' | 'report'

type StatusLineProps = {
  state: TillState
  onOpen: (view: View) => void
  onPrint: (id: string) => void
}

/** Network, queue and shift: always in sight. */
export function StatusLine({ state, onOpen, onPrint }: StatusLineProps) {
  const t = useTexts(posTexts)
  const { till, isOnline, waiting } = state
  return (
    <Group justify="space-between">
      <Group gap="sm" role="status">
        <Text fw={600}>
          <bdi>{till?.name}</bdi>
        </Text>
        <StatusBadge tone={isOnline ? 'success' : 'danger'}>
          {t(isOnline ? 'pos.online' : 'pos.offline')}
        </StatusBadge>
        <StatusBadge tone={waiting === 0 ? 'neutral' : 'warning'}>
          {t('pos.waiting', { count: String(waiting) })}
        </StatusBadge>
      </Group>
      <Tools state={state} onOpen={onOpen} onPrint={onPrint} />
    </Group>
  )
}

function Tools({ state, onOpen, onPrint }: StatusLineProps) {
  const t = useTexts(posTexts)
  const { shift, closed, sales, lost } = state
  const last = sales.find(sale => sale.state !== 'refused')
  const views: readonly View[] = lost ? [] : shift ? ['cash', 'report', 'close'] : closed ? ['report'] : []
  return (
    <Group gap="xs">
      {last && (
        <Button variant="default" size="xs" onClick={() => onPrint(last.id)}>
          {t('pos.last')}
        </Button>
      )}
      {views.map(view => (
        <Button key={view} variant="default" size="xs" onClick={() => onOpen(view)}>
          {t(view === 'close' ? 'pos.shift.close' : view === 'cash' ? 'pos.cash' : 'pos.report')}
        </Button>
      ))}
      {!shift && !lost && <Release state={state} />}
    </Group>
  )
}

/** The till becomes free for another device: only when everything was sent, and after asking once more. */
function Release({ state: { database, waiting, isOnline } }: { state: TillState }) {
  const t = useTexts(posTexts)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const release = () => void releaseTill(database).catch(setError)
  const isReady = waiting === 0 && isOnline
  if (!isAsking || !isReady)
    return (
      <Button
        variant="default"
        size="xs"
        disabled={!isReady}
        title={isReady ? undefined : t('pos.release.not_yet')}
        onClick={() => setAsking(true)}
      >
        {t('pos.release')}
      </Button>
    )
  return (
    <>
      <Text size="sm">{t('pos.release.text')}</Text>
      <Button size="xs" color="red" onClick={release}>
        {t('pos.release.sure')}
      </Button>
      <Button size="xs" variant="default" onClick={() => setAsking(false)}>
        {t('pos.back')}
      </Button>
      <ProblemAlert error={error} />
    </>
  )
}
