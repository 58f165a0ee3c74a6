import { IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { BeginActions } from '../../../parts/begin/begin-actions.tsx'
import { useAddressDialog } from '../../../parts/begin/use-address-dialog.ts'
import { invoicingTexts } from '../texts.ts'

const KINDS = ['invoice', 'bill'] as const
export type NewKind = (typeof KINDS)[number]

const ICONS = { invoice: IconFileInvoice, bill: IconReceipt }

export const useDialog = () => useAddressDialog({ names: KINDS, permission: 'invoicing.manage' })

/** What can be begun, for whoever may. */
export function NewDocumentActions() {
  const t = useTexts(invoicingTexts)
  const [, setDialog] = useDialog()
  const canManage = useCan('invoicing.manage')
  const actions = KINDS.map(name => ({ name, label: t(`invoicing.new.${name}`), icon: ICONS[name] }))
  return canManage && <BeginActions actions={actions} onBegin={setDialog} />
}
