import { Button, Group } from '@mantine/core'
import { IconArrowsRightLeft, IconTruckDelivery, IconTruckReturn } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { warehouseAddress } from '../address.ts'
import { warehouseTexts } from '../texts.ts'

export const KINDS = ['receipt', 'delivery', 'transfer'] as const
export type PostedKind = (typeof KINDS)[number]

const ICONS = { receipt: IconTruckReturn, delivery: IconTruckDelivery, transfer: IconArrowsRightLeft }

const DIALOGS = [...KINDS, 'count', 'import'] as const
type DialogName = (typeof DIALOGS)[number]

export const isPosted = (dialog: DialogName | null): dialog is PostedKind =>
  KINDS.some(kind => kind === dialog)

/** What is being written stands in the address. */
export function useDialog() {
  const { dialog } = warehouseAddress.useSearch()
  const navigate = warehouseAddress.useNavigate()
  const canManage = useCan('warehouse.manage')
  const set = (name: DialogName | null) =>
    void navigate({
      search: old => ({ ...old, dialog: name ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  const wanted = DIALOGS.find(name => name === dialog) ?? null
  return [canManage ? wanted : null, set] as const
}

/** What can be posted, for whoever may. */
export function PostingActions() {
  const t = useTexts(warehouseTexts)
  const [, setDialog] = useDialog()
  if (!useCan('warehouse.manage')) return null
  return (
    <Group gap="xs">
      {KINDS.map(kind => {
        const KindIcon = ICONS[kind]
        return (
          <Button
            key={kind}
            variant={kind === 'receipt' ? 'filled' : 'default'}
            leftSection={<KindIcon size={18} />}
            onClick={() => setDialog(kind)}
          >
            {t(`warehouse.kind.${kind}`)}
          </Button>
        )
      })}
    </Group>
  )
}
