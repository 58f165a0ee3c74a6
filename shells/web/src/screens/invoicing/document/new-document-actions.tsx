import { Button, Group } from '@mantine/core'
import { IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { invoicingAddress } from '../address.ts'
import { invoicingTexts } from '../texts.ts'

const KINDS = ['invoice', 'bill'] as const
export type NewKind = (typeof KINDS)[number]

const ICONS = { invoice: IconFileInvoice, bill: IconReceipt }

/** Which document is being begun: it stands in the address. */
export function useDialog() {
  const { dialog } = invoicingAddress.useSearch()
  const navigate = invoicingAddress.useNavigate()
  const canManage = useCan('invoicing.manage')
  const set = (kind: NewKind | null) =>
    void navigate({
      search: old => ({ ...old, dialog: kind ?? undefined }),
      replace: true,
      resetScroll: false,
    })
  const wanted = KINDS.find(kind => kind === dialog) ?? null
  return [canManage ? wanted : null, set] as const
}

/** What can be begun, for whoever may. */
export function NewDocumentActions() {
  const t = useTexts(invoicingTexts)
  const [, setDialog] = useDialog()
  if (!useCan('invoicing.manage')) return null
  return (
    <Group gap="xs">
      {KINDS.map(kind => {
        const KindIcon = ICONS[kind]
        return (
          <Button
            key={kind}
            variant={kind === 'invoice' ? 'filled' : 'default'}
            leftSection={<KindIcon size={18} />}
            onClick={() => setDialog(kind)}
          >
            {t(`invoicing.new.${kind}`)}
          </Button>
        )
      })}
    </Group>
  )
}
