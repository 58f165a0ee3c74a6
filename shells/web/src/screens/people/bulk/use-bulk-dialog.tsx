import { type ReactNode, useState } from 'react'
import { useMe } from '../../../data/me.ts'
import type { Member } from '../../../data/organisation/members.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import type { BulkAct } from './bulk-dialog.tsx'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'), 'BulkDialog')

type Bulk = { act: BulkAct; members: readonly Member[]; clear: () => void }

/** The selection stays when the dialog is left without doing anything. */
export function useBulkDialog(): [(bulk: Bulk) => void, ReactNode] {
  const { user } = useMe()
  const [bulk, setBulk] = useState<(Bulk & { times: number }) | null>(null)
  const [opened, setOpened] = useState(false)
  const start = (next: Bulk) => {
    setBulk({ ...next, times: (bulk?.times ?? 0) + 1 })
    setOpened(true)
  }
  const close = (isDone: boolean) => {
    setOpened(false)
    if (isDone) bulk?.clear()
    focusPageIfLost()
  }
  const dialog = bulk && (
    <LazyOverlay opened={opened}>
      <BulkDialog key={bulk.times} {...bulk} opened={opened} ownId={user.id} onClose={close} />
    </LazyOverlay>
  )
  return [start, dialog]
}
