import { Switch, TextInput } from '@mantine/core'
import { changeReceiptSettings, type ReceiptSettings } from '../../../data/business/receipts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { invoicingTexts } from '../texts.ts'

const FIELDS = [
  'tin',
  'pos_number',
  'branch_number',
  'district_code',
  'classification_code',
  'exempt_code',
  'zero_code',
] as const

const EMPTY = {
  enabled: false,
  tin: '',
  pos_number: '',
  branch_number: '001',
  district_code: '',
  classification_code: '',
  exempt_code: '',
  zero_code: '',
}

type ReceiptDialogProps = { given: ReceiptSettings; onClose: () => void }

export function ReceiptDialog({ given, onClose }: ReceiptDialogProps) {
  const t = useTexts(invoicingTexts)
  const state = useApiForm<typeof EMPTY>({
    initialValues: given.settings ?? EMPTY,
    onSubmit: values => changeReceiptSettings({ ...values, version: given.version }),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('invoicing.receipt')}
      state={state}
      verb={t('invoicing.save')}
    >
      <Switch
        label={t('invoicing.receipt.enabled')}
        disabled={!given.available && !form.getValues().enabled}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      {FIELDS.map(field => (
        <TextInput
          key={field}
          label={t(`invoicing.receipt.${field}`)}
          required
          inputMode="numeric"
          maxLength={20}
          {...form.getInputProps(field)}
        />
      ))}
    </FormDialog>
  )
}
