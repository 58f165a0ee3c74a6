import { SimpleGrid } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { createDocument, type InvoiceDocument } from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { invoicingTexts } from '../texts.ts'
import type { NewKind } from './new-document-actions.tsx'
import { ContactField } from './search-field.tsx'

type NewDocumentDialogProps = { kind: NewKind; onClose: () => void }

type Values = { contact: string; issued_on: string; due_on: string }

/** A draft begins with whom it is for; its lines are written on its own page. */
export function NewDocumentDialog({ kind, onClose }: NewDocumentDialogProps) {
  const t = useTexts(invoicingTexts)
  const navigate = useNavigate()
  const state = useApiForm<Values, InvoiceDocument>({
    initialValues: { contact: '', issued_on: '', due_on: '' },
    validate: { contact: value => (value === '' ? t('invoicing.required') : null) },
    onSubmit: ({ contact, issued_on, due_on }) =>
      createDocument({ kind, contact, ...(issued_on && { issued_on }), ...(due_on && { due_on }) }),
    onDone: ({ id }) => void navigate({ to: '/invoicing/$id', params: { id } }),
  })
  const { form } = state
  const day = (name: 'issued_on' | 'due_on') => (
    <DayField
      label={t(`invoicing.${name}`)}
      value={form.getValues()[name]}
      onChange={value => form.setFieldValue(name, value ?? '')}
      error={form.errors[name]}
    />
  )
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`invoicing.new.${kind}`)}
      state={state}
      verb={t('invoicing.create')}
    >
      <ContactField
        label={t(kind === 'invoice' ? 'invoicing.customer' : 'invoicing.supplier')}
        known={null}
        required
        value={form.getValues().contact}
        onChange={id => form.setFieldValue('contact', id)}
        error={form.errors['contact']}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {day('issued_on')}
        {day('due_on')}
      </SimpleGrid>
    </FormDialog>
  )
}
