import { TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { type ReorderRule, saveReorderRule } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { LocationField } from '../location-field.tsx'
import { warehouseTexts } from '../texts.ts'

type ReorderDialogProps = { product: string; rule: ReorderRule | null; onClose: () => void }

export function ReorderDialog({ product, rule, onClose }: ReorderDialogProps) {
  const t = useTexts(warehouseTexts)
  const needed = (value: string) => (value.trim() === '' ? t('warehouse.required') : null)
  const state = useApiForm({
    initialValues: {
      location: rule?.location.id ?? '',
      minimum: rule?.minimum ?? '',
      target: rule?.target ?? '',
    },
    validate: { location: needed, minimum: needed, target: needed },
    onSubmit: ({ location, minimum, target }) =>
      saveReorderRule(product, {
        location,
        minimum: normaliseDecimal(minimum),
        target: normaliseDecimal(target),
      }),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={rule ? rule.location.name : t('warehouse.reorder.add')}
      state={state}
      verb={t('warehouse.save')}
    >
      {!rule && (
        <LocationField
          value={form.getValues().location}
          onChange={id => form.setFieldValue('location', id)}
          error={form.errors['location']}
        />
      )}
      <TextInput
        label={t('warehouse.reorder.minimum')}
        inputMode="decimal"
        required
        {...form.getInputProps('minimum')}
      />
      <TextInput
        label={t('warehouse.reorder.target')}
        inputMode="decimal"
        required
        {...form.getInputProps('target')}
      />
    </FormDialog>
  )
}
