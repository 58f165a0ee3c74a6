import { TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import type { InvoiceDocument } from '../../../data/business/invoicing.ts'
import { createPayment, type PaymentDetail } from '../../../data/business/invoicing-payments.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { detailsBody, type PaymentDetails, PaymentPlace } from '../payment/payment-fields.tsx'
import { invoicingTexts } from '../texts.ts'

type PaymentDialogProps = { document: InvoiceDocument; onClose: () => void }

type Values = PaymentDetails & { amount: string }

/** Money that settles this document, whole or in part. */
function usePaymentForm({ document, onClose }: PaymentDialogProps) {
  const t = useTexts(invoicingTexts)
  const { id, kind, contact, due } = document
  return useApiForm<Values, PaymentDetail>({
    initialValues: { amount: due.amount, day: '', account: '', memo: '' },
    validate: { amount: value => (value.trim() === '' ? t('invoicing.required') : null) },
    fieldOfCode: { allocation_too_large: 'amount', period_closed: 'day' },
    onSubmit: ({ amount, ...details }) =>
      createPayment({
        direction: kind === 'invoice' ? 'in' : 'out',
        contact: contact.id,
        amount: normaliseDecimal(amount),
        currency: due.currency,
        allocations: [{ invoice: id, amount: normaliseDecimal(amount) }],
        ...detailsBody(details),
      }),
    onDone: () => {
      showDone(t('invoicing.paid'))
      onClose()
    },
  })
}

export function PaymentDialog({ document, onClose }: PaymentDialogProps) {
  const t = useTexts(invoicingTexts)
  const state = usePaymentForm({ document, onClose })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.pay')}
      state={state}
      verb={t('invoicing.pay.save')}
    >
      <TextInput
        label={`${t('invoicing.amount')} (${document.due.currency})`}
        inputMode="decimal"
        required
        {...form.getInputProps('amount')}
      />
      <PaymentPlace values={form.getValues()} errors={form.errors} onChange={form.setFieldValue} />
      <TextInput label={t('invoicing.memo')} maxLength={500} {...form.getInputProps('memo')} />
    </FormDialog>
  )
}
