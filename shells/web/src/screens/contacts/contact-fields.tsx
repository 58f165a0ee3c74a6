import {
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core'
import { LANGUAGES, NATIVE_NAMES } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { contactLabelsQuery } from '../../data/business/contacts.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { ApiForm } from '../../parts/form/use-api-form.ts'
import type { ContactValues } from './contact-values.ts'
import { contactsTexts } from './texts.ts'

export type ContactForm = ApiForm<ContactValues>['form']

type ContactFieldsProps = { form: ContactForm; isReadOnly?: boolean }

/** What every contact has; addresses and accounts stand on its page. */
export function ContactFields({ form, isReadOnly = false }: ContactFieldsProps) {
  const t = useTexts(contactsTexts)
  const field = form.getInputProps
  return (
    <Stack>
      <Radio.Group label={t('contacts.kind')} {...field('kind')} readOnly={isReadOnly}>
        <Group mt={6}>
          {(['organisation', 'person'] as const).map(value => (
            <Radio key={value} value={value} label={t(`contacts.kind.${value}`)} />
          ))}
        </Group>
      </Radio.Group>
      <TextInput
        label={t('contacts.name')}
        required
        maxLength={200}
        readOnly={isReadOnly}
        data-autofocus
        {...field('name')}
      />
      <ReachFields form={form} isReadOnly={isReadOnly} />
      <LabelsField form={form} isReadOnly={isReadOnly} />
      <Textarea
        label={t('contacts.note')}
        autosize
        minRows={2}
        maxLength={5000}
        readOnly={isReadOnly}
        {...field('note')}
      />
    </Stack>
  )
}

/** By which it is known and reached, and what it is to the company. */
function ReachFields({ form, isReadOnly }: Required<ContactFieldsProps>) {
  const t = useTexts(contactsTexts)
  const { kind } = form.getValues()
  const field = form.getInputProps
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('contacts.registry_number')}
          description={t(`contacts.registry_number.${kind}`)}
          maxLength={20}
          readOnly={isReadOnly}
          {...field('registry_number')}
        />
        <TextInput
          label={t('contacts.phone')}
          description={t('contacts.phone.note')}
          type="tel"
          maxLength={30}
          readOnly={isReadOnly}
          {...field('phone')}
        />
      </SimpleGrid>
      <MailFields form={form} isReadOnly={isReadOnly} />
      <Group>
        <Checkbox
          label={t('contacts.role.customer')}
          disabled={isReadOnly}
          {...form.getInputProps('is_customer', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('contacts.role.supplier')}
          disabled={isReadOnly}
          {...form.getInputProps('is_supplier', { type: 'checkbox' })}
        />
      </Group>
    </>
  )
}

/** Where and in which language they are written to. */
function MailFields({ form, isReadOnly }: Required<ContactFieldsProps>) {
  const t = useTexts(contactsTexts)
  const field = form.getInputProps
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('contacts.email')}
        type="email"
        maxLength={254}
        readOnly={isReadOnly}
        {...field('email')}
      />
      <NativeSelect label={t('contacts.language')} disabled={isReadOnly} {...field('language')}>
        <option value="">{t('contacts.language.none')}</option>
        {LANGUAGES.map(language => (
          <option key={language} value={language} lang={language}>
            {NATIVE_NAMES[language]}
          </option>
        ))}
      </NativeSelect>
    </SimpleGrid>
  )
}

function LabelsField({ form, isReadOnly }: { form: ContactForm; isReadOnly: boolean }) {
  const t = useTexts(contactsTexts)
  const { data } = useQuery(contactLabelsQuery)
  return (
    <TagsInput
      label={t('contacts.labels')}
      description={t('contacts.labels.note')}
      data={data?.items ?? []}
      maxTags={20}
      splitChars={[',', ';']}
      readOnly={isReadOnly}
      {...form.getInputProps('labels')}
    />
  )
}
