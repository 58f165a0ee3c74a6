import { Stack } from '@mantine/core'
import { useState } from 'react'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ChooseTill } from './choose-till.tsx'
import { LostTill } from './lost-till.tsx'
import { ReceiptView } from './paper/receipt-view.tsx'
import { ReturnPanel } from './returns/return-panel.tsx'
import { SellPanel } from './sell/sell-panel.tsx'
import { CashPanel } from './shift/cash-panel.tsx'
import { CloseShift, OpenShiftForm } from './shift/shift-forms.tsx'
import { ShiftReport } from './shift/shift-report.tsx'
import { StatusLine, type View } from './status-line.tsx'
import { Troubles } from './troubles.tsx'
import { type TillState, useTill } from './use-till.ts'

/** From choosing a till to the receipt. Everything is on the disk of this device before it is on the screen. */
export function TillDesk() {
  const state = useTill()
  if (!state) return <CardWaiting />
  if (!state.till || !state.lease) return <ChooseTill state={state} />
  return <Desk state={state} />
}

/** A receipt that was just made, or one that is looked at again. */
type Printed = { readonly id: string; readonly isNew: boolean }

function Desk({ state }: { state: TillState }) {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [view, setView] = useState<View>('sell')
  const sale = state.sales.find(({ id }) => id === printed?.id)
  const show = (id: string) => {
    setPrinted({ id, isNew: true })
    setView('sell')
  }
  return (
    <Stack>
      <StatusLine state={state} onOpen={setView} onPrint={id => setPrinted({ id, isNew: false })} />
      <Troubles state={state} />
      {sale && printed ? (
        <ReceiptView
          key={sale.id}
          sale={sale}
          state={state}
          isNew={printed.isNew}
          onDone={() => setPrinted(null)}
        />
      ) : (
        <Working state={state} view={view} onOpen={setView} onSold={show} />
      )}
    </Stack>
  )
}

type WorkingProps = {
  state: TillState
  view: View
  onOpen: (view: View) => void
  onSold: (id: string) => void
}

function Working({ state, view, onOpen, onSold }: WorkingProps) {
  const { database, shift, closed } = state
  const back = () => onOpen('sell')
  if (state.lost) return <LostTill state={state} lost={state.lost} />
  if (view === 'report' && (shift ?? closed))
    return <ShiftReport state={state} shift={(shift ?? closed)!} onDone={back} />
  if (!shift) return <OpenShiftForm database={database} />
  if (view === 'close') return <CloseShift state={state} onClosed={() => onOpen('report')} onBack={back} />
  if (view === 'cash') return <CashPanel database={database} onDone={back} />
  if (view === 'return') return <ReturnPanel state={state} onReturned={onSold} onBack={back} />
  return <SellPanel state={state} shift={shift} onSold={onSold} onReturn={() => onOpen('return')} />
}
