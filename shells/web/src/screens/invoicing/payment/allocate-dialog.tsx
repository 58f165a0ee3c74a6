import { Text, TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { createAllocation } from '../../../data/business/invoicing-payments.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { invoicingTexts } from '../texts.ts'

type Money = { amount: string; currency: string }

/** A payment that has something left, and a document that is due. */
export type Fitting = {
  payment: { id: string; number: string; unallocated: Money; version: number }
  document: { id: string; number: string | null; due: Money }
}

const lesser = (one: string, other: string): string => (Number(one) < Number(other) ? one : other)

/** How much of a payment settles a document. */
export function AllocateDialog({ payment, document, onClose }: Fitting & { onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const state = useApiForm<{ amount: string }>({
    initialValues: { amount: lesser(payment.unallocated.amount, document.due.amount) },
    validate: { amount: value => (value.trim() === '' ? t('invoicing.required') : null) },
    fieldOfCode: { allocation_too_large: 'amount' },
    onSubmit: ({ amount }) =>
      createAllocation({
        payment: payment.id,
        invoice: document.id,
        amount: normaliseDecimal(amount),
        version: payment.version,
      }),
    onDone: () => {
      showDone(t('invoicing.allocated'))
      onClose()
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.allocate')}
      state={state}
      verb={t('invoicing.allocate')}
    >
      <Text size="sm">
        <bdi>{`${payment.number} → ${document.number ?? ''}`}</bdi>
      </Text>
      <TextInput
        label={`${t('invoicing.amount')} (${document.due.currency})`}
        inputMode="decimal"
        required
        {...state.form.getInputProps('amount')}
      />
    </FormDialog>
  )
}
