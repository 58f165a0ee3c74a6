import { IconArrowsRightLeft, IconTruckDelivery, IconTruckReturn } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { BeginActions } from '../../../parts/begin/begin-actions.tsx'
import { useAddressDialog } from '../../../parts/begin/use-address-dialog.ts'
import { warehouseTexts } from '../texts.ts'

export const KINDS = ['receipt', 'delivery', 'transfer'] as const
export type PostedKind = (typeof KINDS)[number]

const ICONS = { receipt: IconTruckReturn, delivery: IconTruckDelivery, transfer: IconArrowsRightLeft }

const DIALOGS = [...KINDS, 'count', 'import'] as const
type DialogName = (typeof DIALOGS)[number]

export const isPosted = (dialog: DialogName | null): dialog is PostedKind =>
  KINDS.some(kind => kind === dialog)

export const useDialog = () => useAddressDialog({ names: DIALOGS, permission: 'warehouse.manage' })

/** What can be posted, for whoever may. */
export function PostingActions() {
  const t = useTexts(warehouseTexts)
  const [, setDialog] = useDialog()
  const canManage = useCan('warehouse.manage')
  const actions = KINDS.map(name => ({ name, label: t(`warehouse.kind.${name}`), icon: ICONS[name] }))
  return canManage && <BeginActions actions={actions} onBegin={setDialog} />
}
