import { TextInput } from '@mantine/core'
import { organisationChanged } from '../../data/organisation/changes.ts'
import { type MemberDetail, renameMember } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { peopleTexts } from './texts.ts'

type RenameDialogProps = { member: MemberDetail; opened: boolean; onClose: () => void }

/** The organisation's own copy of a name; what the person calls themselves elsewhere stays theirs. */
export function RenameDialog({ member, opened, onClose }: RenameDialogProps) {
  const t = useTexts(peopleTexts)
  const state = useApiForm({
    initialValues: { name: member.name },
    validate: { name: value => (value.trim() ? null : t('people.required')) },
    onSubmit: ({ name }) => renameMember(member.id, name.trim(), member.version),
    onDone: () => {
      onClose()
      showDone(t('people.rename.done'))
      void organisationChanged()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('people.rename.title')}
      state={state}
      verb={t('people.save')}
    >
      <TextInput
        label={t('people.invite.name')}
        description={t('people.rename.note')}
        required
        maxLength={200}
        data-autofocus
        {...state.form.getInputProps('name')}
      />
    </FormDialog>
  )
}
