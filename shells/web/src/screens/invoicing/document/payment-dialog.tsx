import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  accountsQuery,
  createPayment,
  type InvoiceDocument,
  type LedgerAccount,
} from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'
import { decimal } from './draft-values.ts'

type PaymentDialogProps = { document: InvoiceDocument; onClose: () => void }

type Values = { amount: string; day: string; account: string; memo: string }

/** Money that settles this document, whole or in part. */
function usePaymentForm({ document, onClose }: PaymentDialogProps) {
  const t = useTexts(invoicingTexts)
  const { id, kind, contact, due } = document
  return useApiForm<Values>({
    initialValues: { amount: due.amount, day: '', account: '', memo: '' },
    validate: { amount: value => (value.trim() === '' ? t('invoicing.required') : null) },
    fieldOfCode: { allocation_too_large: 'amount', period_closed: 'day' },
    onSubmit: ({ amount, day, account, memo }) =>
      createPayment({
        direction: kind === 'invoice' ? 'in' : 'out',
        contact: contact.id,
        amount: decimal(amount),
        currency: due.currency,
        memo: memo.trim(),
        allocations: [{ invoice: id, amount: decimal(amount) }],
        ...(day !== '' && { day }),
        ...(account !== '' && { account }),
      }),
    onDone: () => {
      showDone(t('invoicing.paid'))
      onClose()
    },
  })
}

/** Where money lies: cash, the bank, and other accounts of the company's own. */
const isMoney = ({ role, type, archived }: LedgerAccount): boolean =>
  !archived && type === 'asset' && (role === null || role === 'bank' || role === 'cash')

export function PaymentDialog({ document, onClose }: PaymentDialogProps) {
  const t = useTexts(invoicingTexts)
  const state = usePaymentForm({ document, onClose })
  const { data } = useQuery(accountsQuery)
  const { form } = state
  const values = form.getValues()
  const own = (data?.items ?? []).filter(isMoney)
  const bank = own.find(({ role }) => role === 'bank')?.id ?? null
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
      <DayField
        label={t('invoicing.day')}
        value={values.day}
        onChange={day => form.setFieldValue('day', day ?? '')}
        error={form.errors['day']}
      />
      <SelectField
        label={t('invoicing.account')}
        data={own.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
        allowDeselect={false}
        value={values.account || bank}
        onChange={id => form.setFieldValue('account', id ?? '')}
        error={form.errors['account']}
      />
      <TextInput label={t('invoicing.memo')} maxLength={500} {...form.getInputProps('memo')} />
    </FormDialog>
  )
}
