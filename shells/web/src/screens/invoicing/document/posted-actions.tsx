import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { creditDocument, type InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { isNothing } from '../document-status.tsx'
import { invoicingTexts } from '../texts.ts'

const PaymentDialog = lazyPart(() => import('./payment-dialog.tsx'), 'PaymentDialog')

/** What was posted is paid, or taken back by a credit note; it is never changed. */
export function PostedActions({ document }: { document: InvoiceDocument }) {
  const t = useTexts(invoicingTexts)
  const navigate = useNavigate()
  const canManage = useCan('invoicing.manage')
  const [isPaying, setPaying] = useState(false)
  const [confirm, dialog] = useConfirm()
  const { id, kind, due } = document
  if (!canManage || (kind !== 'invoice' && kind !== 'bill')) return null
  const credit = () =>
    confirm({
      title: t('invoicing.credit.title'),
      effect: t('invoicing.credit.effect'),
      verb: t('invoicing.credit'),
      onConfirm: async () => {
        const draft = await creditDocument(id)
        void navigate({ to: '/invoicing/$id', params: { id: draft.id } })
      },
    })
  return (
    <>
      {!isNothing(due.amount) && (
        <Button leftSection={<IconCash size={18} />} onClick={() => setPaying(true)}>
          {t('invoicing.pay')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={credit}>
        {t('invoicing.credit')}
      </Button>
      <LazyOverlay opened={isPaying}>
        {isPaying && <PaymentDialog document={document} onClose={() => setPaying(false)} />}
      </LazyOverlay>
      {dialog}
    </>
  )
}
