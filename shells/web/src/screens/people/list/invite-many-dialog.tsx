import { MultiSelect, Text, Textarea } from '@mantine/core'
import { ApiError } from '../../../api/problem.ts'
import { importMembers } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useRoleChoices } from '../../../parts/role/role-choices.ts'
import { RoleOption } from '../../../parts/role/role-option.tsx'
import { peopleTexts } from '../texts.ts'
import { csvOf, readPasted } from './pasted-addresses.ts'

/** Many addresses at once, as they were copied from a mail or a spreadsheet: everybody is invited, or nobody. */
export function InviteManyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(peopleTexts)
  const roles = useRoleChoices()
  const state = useInviteManyForm(onClose)
  const { form } = state
  const { people } = readPasted(form.values.addresses)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('people.many')}
      state={state}
      verb={t('people.import.submit', { count: people.length })}
    >
      <Text size="sm" c="dimmed">
        {t('people.many.text')}
      </Text>
      <Textarea
        label={t('people.many.addresses')}
        placeholder={'Бат Дорж <bat@example.mn>\nsaraa.bold@example.mn'}
        dir="ltr"
        autosize
        minRows={6}
        maxRows={14}
        required
        data-autofocus
        {...form.getInputProps('addresses')}
      />
      <MultiSelect
        label={t('people.invite.roles')}
        description={t('people.invite.roles.note')}
        data={roles}
        renderOption={({ option }) => <RoleOption option={option} />}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('people.invite.roles.none')}
        {...form.getInputProps('roles')}
      />
    </FormDialog>
  )
}

function useInviteManyForm(onClose: () => void) {
  const t = useTexts(peopleTexts)
  const blank = { addresses: '', roles: [] as string[] }
  const state = useApiForm({
    initialValues: blank,
    validate: {
      addresses: text => {
        const { people, faults } = readPasted(text)
        if (faults.length > 0) return t('people.many.fault', { text: faults.slice(0, 3).join(', ') })
        return people.length > 0 ? null : t('people.required')
      },
    },
    onSubmit: ({ addresses, roles }) => inviteAll(addresses, roles),
    onDone: ({ invited }) => {
      showDone(t('people.import.done', { count: invited }))
      onClose()
      state.form.reset()
    },
  })
  return state
}

/** A dry run first: it names whoever cannot be invited, at the field where they stand. */
async function inviteAll(addresses: string, roles: readonly string[]) {
  const { people } = readPasted(addresses)
  const csv = csvOf(people, roles)
  const { errors } = await importMembers(csv, true)
  if (errors.length === 0) return importMembers(csv, false)
  const told = errors.map(({ line, message }) => `${people[line - 2]?.email ?? line}: ${message}`)
  const message = told.slice(0, 5).join('\n')
  throw new ApiError(
    {
      type: 'about:blank',
      title: message,
      status: 422,
      code: 'import_invalid',
      errors: [{ path: '/addresses', code: 'import_invalid', message }],
    } as ConstructorParameters<typeof ApiError>[0],
    null,
  )
}
