import { Stack } from '@mantine/core'
import { type Contact, changeContact } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ReadOnlyNotice } from '../../../parts/state/read-only-notice.tsx'
import { ContactFields } from '../contact-fields.tsx'
import { bodyOf, type ContactValues, valuesOf } from '../contact-values.ts'
import { contactsTexts } from '../texts.ts'
import { AccountList } from './account-list.tsx'
import { PostalAddresses } from './postal-addresses.tsx'

type ContactEditorProps = { contact: Contact; canManage: boolean; onReload: () => void }

export function ContactEditor({ contact, canManage, onReload }: ContactEditorProps) {
  const t = useTexts(contactsTexts)
  const state = useVersionedForm<ContactValues, Contact>({
    version: contact.version,
    initialValues: valuesOf(contact),
    validate: { name: value => (value.trim() === '' ? t('contacts.required') : null) },
    fieldOfCode: { registry_number_taken: 'registry_number' },
    onSubmit: (values, version) => changeContact(contact.id, { ...bodyOf(values), version }),
    onDone: ({ name }) => showDone(t('contacts.saved', { name })),
  })
  return (
    <>
      <ReadOnlyNotice permission="contacts.manage" />
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <Stack>
          <Card>
            <ContactFields form={state.form} isReadOnly={!canManage} />
          </Card>
          <PostalAddresses form={state.form} isReadOnly={!canManage} />
          <AccountList form={state.form} isReadOnly={!canManage} />
        </Stack>
      </VersionedForm>
    </>
  )
}
