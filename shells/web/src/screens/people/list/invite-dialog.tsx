import { MultiSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ApiError, isApiError } from '../../../api/problem.ts'
import { inviteMember } from '../../../data/organisation/members.ts'
import { methodsQuery } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import { RoleOption } from '../../../parts/role/role-option.tsx'
import { LanguageSelect } from '../../../parts/select/language-select.tsx'
import { NO_PLACE, PlaceFields, placeBody } from '../place-fields.tsx'
import { peopleTexts } from '../texts.ts'

export type Invitee = { email: string; name: string }

type InviteDialogProps = { opened: boolean; onClose: () => void; invitee?: Invitee }

const NOBODY: Invitee = { email: '', name: '' }

export function InviteDialog({ opened, onClose, invitee = NOBODY }: InviteDialogProps) {
  const t = useTexts(peopleTexts)
  const state = useInviteForm(invitee, onClose)
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('people.invite')}
      state={state}
      verb={t('people.invite.submit')}
    >
      <Text size="sm" c="dimmed">
        {t('people.invite.text')}
      </Text>
      <TextInput
        label={t('people.invite.email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('people.invite.name')}
        autoComplete="off"
        required
        maxLength={200}
        {...form.getInputProps('name')}
      />
      <NumberField form={form} />
      <RolesField form={form} />
      <PlaceFields
        value={form.values.place}
        onChange={place => form.setFieldValue('place', place)}
        errors={form.errors}
      />
      <LanguageSelect
        label={t('people.invite.language')}
        value={form.values.language}
        onChange={language => form.setFieldValue('language', language)}
      />
    </FormDialog>
  )
}

/** That somebody is a member already is said at the address: it is what has to be changed. */
const ABOUT_EMAIL = new Set(['already_member', 'person_exists'])

function atEmail(error: unknown): unknown {
  if (!isApiError(error) || !ABOUT_EMAIL.has(error.code)) return error
  const { code, problem } = error
  return new ApiError({ ...problem, errors: [{ path: '/email', code, message: problem.title }] }, null)
}

function useInviteForm(invitee: Invitee, onClose: () => void) {
  const t = useTexts(peopleTexts)
  const { language } = useLanguage()
  const blank = { ...invitee, registration_number: '', roles: [] as string[], place: NO_PLACE, language }
  const state = useApiForm({
    initialValues: blank,
    validate: {
      email: value => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('people.email.invalid')),
      name: value => (value.trim() ? null : t('people.required')),
    },
    onSubmit: async ({ registration_number: given, place, ...values }) => {
      const registration_number = given.replace(/[\s-]/g, '')
      const body = {
        ...values,
        ...placeBody(place),
        email: values.email.trim(),
        name: values.name.trim(),
        ...(registration_number && { registration_number }),
      }
      await inviteMember(body).catch(error => Promise.reject(atEmail(error)))
    },
    onDone: (_result, { email }) => {
      showDone(t('people.invite.done', { email: email.trim() }))
      onClose()
      state.form.setInitialValues(blank)
      state.form.reset()
    },
  })
  return state
}

type InviteForm = ReturnType<typeof useInviteForm>['form']

/** Only where there is an e-ID to accept with. */
function NumberField({ form }: { form: InviteForm }) {
  const t = useTexts(peopleTexts)
  const { data: methods } = useQuery(methodsQuery)
  if (!methods?.eid) return null
  return (
    <TextInput
      label={t('people.invite.number')}
      description={t('people.invite.number.note')}
      dir="ltr"
      autoComplete="off"
      maxLength={20}
      {...form.getInputProps('registration_number')}
    />
  )
}

function RolesField({ form }: { form: InviteForm }) {
  const t = useTexts(peopleTexts)
  const roles = useRoleChoices()
  return (
    <MultiSelect
      label={t('people.invite.roles')}
      description={t('people.invite.roles.note')}
      data={roles}
      renderOption={({ option }) => <RoleOption option={option} />}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('people.invite.roles.none')}
      {...form.getInputProps('roles')}
      error={form.errors['roles'] ?? form.errors['roles.0']}
    />
  )
}
