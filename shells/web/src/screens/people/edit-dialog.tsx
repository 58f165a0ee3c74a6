import { TextInput } from '@mantine/core'
import { organisationChanged } from '../../data/organisation/changes.ts'
import { changeMember, type MemberDetail } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { PlaceFields, placeBody, placeOf } from './place-fields.tsx'
import { peopleTexts } from './texts.ts'

type EditDialogProps = { member: MemberDetail; opened: boolean; onClose: () => void }

/** What the organisation itself keeps of a person; what they call themselves elsewhere stays theirs. */
export function EditDialog({ member, opened, onClose }: EditDialogProps) {
  const t = useTexts(peopleTexts)
  const state = useApiForm({
    initialValues: { name: member.name, place: placeOf(member) },
    validate: { name: value => (value.trim() ? null : t('people.required')) },
    onSubmit: ({ name, place }) =>
      changeMember(member.id, { name: name.trim(), ...placeBody(place), version: member.version }),
    onDone: () => {
      onClose()
      showDone(t('people.edit.done'))
      void organisationChanged()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('people.edit')}
      state={state}
      verb={t('people.save')}
      size={560}
    >
      <TextInput
        label={t('people.invite.name')}
        description={t('people.rename.note')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <PlaceFields
        value={form.values.place}
        onChange={place => form.setFieldValue('place', place)}
        errors={form.errors}
        ownId={member.id}
      />
    </FormDialog>
  )
}
