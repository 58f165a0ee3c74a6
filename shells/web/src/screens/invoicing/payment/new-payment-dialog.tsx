import { SimpleGrid, TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { useNavigate } from '@tanstack/react-router'
import { createPayment, type PaymentDetail } from '../../../data/business/invoicing-payments.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { ContactField } from '../document/search-field.tsx'
import { invoicingTexts } from '../texts.ts'
import { detailsBody, type PaymentDetails, PaymentPlace } from './payment-fields.tsx'
import { PAYMENT_KINDS, type PaymentKind, partsOf } from './payment-kind.ts'

type Values = PaymentDetails & {
  kind: PaymentKind
  contact: string
  amount: string
  currency: string
}

const EMPTY: Values = {
  ...{ kind: 'in_customer', contact: '', amount: '', currency: 'MNT', day: '', account: '', memo: '' },
}

function usePaymentForm() {
  const t = useTexts(invoicingTexts)
  const navigate = useNavigate()
  const needed = (value: string) => (value.trim() === '' ? t('invoicing.required') : null)
  return useApiForm<Values, PaymentDetail>({
    initialValues: EMPTY,
    validate: { contact: needed, amount: needed, currency: needed },
    fieldOfCode: { period_closed: 'day', rate_missing: 'currency' },
    onSubmit: ({ kind, contact, amount, currency, ...details }) =>
      createPayment({
        ...partsOf(kind),
        contact,
        amount: normaliseDecimal(amount),
        currency: currency.trim().toUpperCase(),
        ...detailsBody(details),
      }),
    onDone: ({ id }) => void navigate({ to: '/invoicing/payments/$id', params: { id } }),
  })
}

/** Money on account: which documents it settles is said on its own page. */
export function NewPaymentDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const state = usePaymentForm()
  const { form } = state
  const values = form.getValues()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.pay')}
      state={state}
      verb={t('invoicing.pay.save')}
    >
      <SelectField
        label={t('invoicing.kind')}
        required
        allowDeselect={false}
        data={PAYMENT_KINDS.map(kind => ({ value: kind, label: t(`invoicing.payment.kind.${kind}`) }))}
        value={values.kind}
        onChange={kind => form.setFieldValue('kind', PAYMENT_KINDS.find(one => one === kind) ?? EMPTY.kind)}
      />
      <ContactField
        label={t('invoicing.contact')}
        known={null}
        required
        value={values.contact}
        onChange={id => form.setFieldValue('contact', id)}
        error={form.errors['contact']}
      />
      <MoneyFields form={form} />
      <TextInput label={t('invoicing.memo')} maxLength={500} {...form.getInputProps('memo')} />
    </FormDialog>
  )
}

type PaymentForm = ReturnType<typeof usePaymentForm>['form']

/** How much, when, and where the money lies. */
function MoneyFields({ form }: { form: PaymentForm }) {
  const t = useTexts(invoicingTexts)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('invoicing.amount')}
        inputMode="decimal"
        required
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={t('invoicing.company.currency')}
        required
        maxLength={3}
        {...form.getInputProps('currency')}
      />
      <PaymentPlace values={form.getValues()} errors={form.errors} onChange={form.setFieldValue} />
    </SimpleGrid>
  )
}
