import { Checkbox, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type CountWithLines, createCount } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { LocationField } from '../location-field.tsx'
import { warehouseTexts } from '../texts.ts'

type CountValues = { location: string; blind: boolean; note: string }

export function NewCountDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(warehouseTexts)
  const navigate = useNavigate()
  const state = useApiForm<CountValues, CountWithLines>({
    initialValues: { location: '', blind: true, note: '' },
    validate: { location: value => (value === '' ? t('warehouse.required') : null) },
    onSubmit: ({ location, blind, note }) => createCount({ location, blind, note: note.trim() }),
    onDone: ({ id }) => void navigate({ to: '/warehouse/counts/$id', params: { id } }),
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('warehouse.counts.add')}
      state={state}
      verb={t('warehouse.counts.begin')}
    >
      <LocationField
        value={form.getValues().location}
        onChange={id => form.setFieldValue('location', id)}
        error={form.errors['location']}
      />
      <Checkbox
        label={t('warehouse.counts.blind')}
        description={t('warehouse.counts.blind.text')}
        {...form.getInputProps('blind', { type: 'checkbox' })}
      />
      <Textarea label={t('warehouse.note')} autosize maxLength={2000} {...form.getInputProps('note')} />
    </FormDialog>
  )
}
