import { useNavigate } from '@tanstack/react-router'
import { type Contact, createContact } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { ContactFields } from '../contact-fields.tsx'
import { bodyOf, type ContactValues, EMPTY } from '../contact-values.ts'
import { contactsTexts } from '../texts.ts'

export function NewContactDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(contactsTexts)
  const navigate = useNavigate()
  const state = useApiForm<ContactValues, Contact>({
    initialValues: { ...EMPTY, is_customer: true },
    validate: { name: value => (value.trim() === '' ? t('contacts.required') : null) },
    fieldOfCode: { registry_number_taken: 'registry_number' },
    onSubmit: values => createContact(bodyOf(values)),
    onDone: ({ id, name }) => {
      showDone(t('contacts.created', { name }))
      void navigate({ to: '/contacts/$id', params: { id } })
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('contacts.new')}
      state={state}
      verb={t('contacts.add')}
      size="lg"
    >
      <ContactFields form={state.form} />
    </FormDialog>
  )
}
