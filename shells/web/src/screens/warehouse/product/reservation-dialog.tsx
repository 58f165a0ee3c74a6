import { TextInput } from '@mantine/core'
import { normaliseDecimal } from '@tamga/formats'
import { createReservation } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { LocationField } from '../location-field.tsx'
import { ContactField } from '../posting/contact-field.tsx'
import { warehouseTexts } from '../texts.ts'

type Values = { location: string; quantity: string; contact: string | null; reference: string; until: string }

/** Keeps some of a product for somebody; the server refuses more than is free. */
export function ReservationDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useTexts(warehouseTexts)
  const needed = (value: string) => (value.trim() === '' ? t('warehouse.required') : null)
  const state = useApiForm<Values>({
    initialValues: { location: '', quantity: '', contact: null, reference: '', until: '' },
    validate: { location: needed, quantity: needed },
    onSubmit: ({ location, quantity, contact, reference, until }) =>
      createReservation({
        ...{ product, location, contact, quantity: normaliseDecimal(quantity), reference: reference.trim() },
        ...(until !== '' && { until }),
      }),
    onDone: onClose,
  })
  const { form } = state
  const { location, contact, until } = form.getValues()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('warehouse.reservations.add')}
      state={state}
      verb={t('warehouse.save')}
    >
      <LocationField
        value={location}
        onChange={id => form.setFieldValue('location', id)}
        error={form.errors['location']}
      />
      <TextInput
        label={t('warehouse.quantity')}
        inputMode="decimal"
        required
        {...form.getInputProps('quantity')}
      />
      <ContactField
        label={t('warehouse.contact')}
        value={contact}
        onChange={id => form.setFieldValue('contact', id)}
      />
      <TextInput label={t('warehouse.reference')} maxLength={100} {...form.getInputProps('reference')} />
      <DayField
        label={t('warehouse.reservations.until')}
        value={until}
        onChange={day => form.setFieldValue('until', day ?? '')}
        error={form.errors['until']}
      />
    </FormDialog>
  )
}
