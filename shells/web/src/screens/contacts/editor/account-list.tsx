import { SimpleGrid, TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import type { ContactForm } from '../contact-fields.tsx'
import { NEW_ACCOUNT } from '../contact-values.ts'
import { contactsTexts } from '../texts.ts'
import { ListCard } from './list-card.tsx'

export function AccountList({ form, isReadOnly }: { form: ContactForm; isReadOnly: boolean }) {
  const t = useTexts(contactsTexts)
  const text = (index: number, name: 'bank' | 'account_number' | 'currency' | 'holder') => ({
    label: t(`contacts.account.${name}`),
    readOnly: isReadOnly,
    ...form.getInputProps(`bank_accounts.${index}.${name}`),
  })
  return (
    <ListCard
      title={t('contacts.accounts')}
      empty={t('contacts.accounts.none')}
      add={t('contacts.accounts.add')}
      remove={number => t('contacts.accounts.remove', { number })}
      count={form.getValues().bank_accounts.length}
      isReadOnly={isReadOnly}
      onAdd={() => form.insertListItem('bank_accounts', { ...NEW_ACCOUNT })}
      onRemove={index => form.removeListItem('bank_accounts', index)}
    >
      {index => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...text(index, 'bank')} maxLength={100} />
          <TextInput
            {...text(index, 'account_number')}
            maxLength={40}
            styles={{ input: { direction: 'ltr' } }}
          />
          <TextInput {...text(index, 'currency')} maxLength={3} />
          <TextInput {...text(index, 'holder')} maxLength={200} />
        </SimpleGrid>
      )}
    </ListCard>
  )
}
