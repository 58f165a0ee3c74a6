import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { deleteUnit, type Unit, unitQuery } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { unitsTexts } from './texts.ts'

const UnitDialog = lazyPart(() => import('./dialogs/unit-dialog.tsx'), 'UnitDialog')
const MoveDialog = lazyPart(() => import('./dialogs/move-dialog.tsx'), 'MoveDialog')
const ImportDialog = lazyPart(() => import('./dialogs/import-dialog.tsx'), 'ImportDialog')

export type UnitActs = {
  /** Below a unit, or at the top. */
  add: (parent: Unit | null) => void
  edit: (unit: Unit) => void
  move: (unit: Unit, parent?: string) => void
  moveById: (id: string, parent: string) => void
  remove: (unit: Unit) => void
  import: () => void
  dialogs: ReactNode
}

type Opened =
  | { kind: 'add'; parent: Unit | null }
  | { kind: 'edit'; unit: Unit }
  | { kind: 'move'; unit: Unit; parent: string | null }
  | { kind: 'import' }

export function useUnitActs(): UnitActs {
  const t = useTexts(unitsTexts)
  const [confirm, dialog] = useConfirm()
  const { open, dialogs } = useUnitDialogs()
  const move = (unit: Unit, parent: string | null = unit.parent_id) => open({ kind: 'move', unit, parent })
  const remove = (unit: Unit) =>
    confirm({
      title: t('units.delete.title', { name: unit.name }),
      effect: <Text>{t(isEmpty(unit) ? 'units.delete.text' : 'units.delete.used')}</Text>,
      verb: t('units.delete'),
      done: t('units.delete.done', { name: unit.name }),
      onConfirm: () => deleteUnit(unit.id),
    })
  return {
    add: parent => open({ kind: 'add', parent }),
    edit: unit => open({ kind: 'edit', unit }),
    move,
    moveById: (id, parent) => void queryClient.fetchQuery(unitQuery(id)).then(unit => move(unit, parent)),
    remove,
    import: () => open({ kind: 'import' }),
    dialogs: (
      <>
        {dialogs}
        {dialog}
      </>
    ),
  }
}

const isEmpty = ({ members, children }: Unit): boolean => members === 0 && children === 0

/** A dialog keeps what it is about while it fades away. */
function useUnitDialogs() {
  const [act, setAct] = useState<Opened | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const open = (next: Opened) => {
    setAct(next)
    setTimes(times + 1)
    setOpen(true)
  }
  const shown = { opened: isOpen, onClose: () => setOpen(false) }
  const dialogs = act && (
    <LazyOverlay opened={isOpen} key={times}>
      {act.kind === 'add' && <UnitDialog {...shown} parent={act.parent} />}
      {act.kind === 'edit' && <UnitDialog {...shown} unit={act.unit} />}
      {act.kind === 'move' && <MoveDialog {...shown} unit={act.unit} parent={act.parent} />}
      {act.kind === 'import' && <ImportDialog {...shown} />}
    </LazyOverlay>
  )
  return { open, dialogs }
}
