import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { posTexts } from '../texts.ts'
import { ChooseTill } from './choose-till.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { SellPanel } from './sell-panel.tsx'
import { CloseShift, OpenShiftForm } from './shift-forms.tsx'
import { type TillState, useTill } from './use-till.ts'

/** From choosing a till to the receipt. Everything is on the disk of this device before it is on the screen. */
export function TillDesk() {
  const state = useTill()
  if (!state) return <CardWaiting />
  if (!state.till || !state.lease) return <ChooseTill state={state} />
  return <Desk state={state} />
}

function Desk({ state }: { state: TillState }) {
  const [printed, setPrinted] = useState<string | null>(null)
  const [isClosing, setClosing] = useState(false)
  const sale = state.sales.find(({ id }) => id === printed)
  return (
    <Stack>
      <StatusLine state={state} onClose={() => setClosing(true)} onPrint={setPrinted} />
      {sale ? (
        <ReceiptView key={sale.id} sale={sale} state={state} onDone={() => setPrinted(null)} />
      ) : !state.shift ? (
        <OpenShiftForm database={state.database} />
      ) : isClosing ? (
        <CloseShift state={state} onDone={() => setClosing(false)} />
      ) : (
        <SellPanel state={state} shift={state.shift} onSold={setPrinted} />
      )}
    </Stack>
  )
}

type StatusLineProps = { state: TillState; onClose: () => void; onPrint: (id: string) => void }

/** Network, queue and shift: always in sight. */
function StatusLine({ state, onClose, onPrint }: StatusLineProps) {
  const t = useTexts(posTexts)
  const { till, isOnline, waiting, shift, sales } = state
  const refused = sales.find(sale => sale.state === 'refused')
  const flagged = sales.filter(({ issues }) => issues.some(({ code }) => code === 'oversold'))
  return (
    <>
      <Group justify="space-between" role="status">
        <Group gap="sm">
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
        <Group gap="xs">
          {sales[0] && (
            <Button variant="default" size="xs" onClick={() => onPrint(sales[0]!.id)}>
              {t('pos.last')}
            </Button>
          )}
          {shift && (
            <Button variant="default" size="xs" onClick={onClose}>
              {t('pos.shift.close')}
            </Button>
          )}
        </Group>
      </Group>
      {refused && (
        <Alert color="red" title={t('pos.refused', { number: refused.number })}>
          <bdi>{refused.reason}</bdi>
        </Alert>
      )}
      {flagged.length > 0 && (
        <Alert color="yellow" title={t('pos.oversold')}>
          <bdi>{flagged.map(({ number }) => number).join(', ')}</bdi>
        </Alert>
      )}
    </>
  )
}
