import { SimpleGrid, TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import type { ContactForm } from '../contact-fields.tsx'
import { NEW_ADDRESS } from '../contact-values.ts'
import { contactsTexts } from '../texts.ts'
import { ListCard } from './list-card.tsx'

const KINDS = ['office', 'billing', 'delivery', 'home'] as const

type PostalAddressesProps = { form: ContactForm; isReadOnly: boolean }

export function PostalAddresses({ form, isReadOnly }: PostalAddressesProps) {
  const t = useTexts(contactsTexts)
  const { addresses } = form.getValues()
  const text = (index: number, name: string) => ({
    label: t(`contacts.address.${name as 'city'}`),
    readOnly: isReadOnly,
    ...form.getInputProps(`addresses.${index}.${name}`),
  })
  return (
    <ListCard
      title={t('contacts.addresses')}
      empty={t('contacts.addresses.none')}
      add={t('contacts.addresses.add')}
      remove={number => t('contacts.addresses.remove', { number })}
      count={addresses.length}
      isReadOnly={isReadOnly}
      onAdd={() => form.insertListItem('addresses', { ...NEW_ADDRESS })}
      onRemove={index => form.removeListItem('addresses', index)}
    >
      {index => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SelectField
            label={t('contacts.address.kind')}
            data={KINDS.map(value => ({ value, label: t(`contacts.address.kind.${value}`) }))}
            allowDeselect={false}
            disabled={isReadOnly}
            value={addresses[index]?.kind ?? 'office'}
            onChange={kind => form.setFieldValue(`addresses.${index}.kind`, kind as never)}
          />
          <TextInput {...text(index, 'country')} maxLength={2} />
          <TextInput {...text(index, 'city')} maxLength={100} />
          <TextInput {...text(index, 'district')} maxLength={100} />
          <TextInput {...text(index, 'street')} maxLength={300} />
          <TextInput {...text(index, 'postal_code')} maxLength={20} />
        </SimpleGrid>
      )}
    </ListCard>
  )
}
