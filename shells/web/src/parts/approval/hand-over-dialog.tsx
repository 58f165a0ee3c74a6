import { Text, Textarea } from '@mantine/core'
import { addApprover, delegate, type HandOver, reassign } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useApiForm } from '../form/use-api-form.ts'
import { showDone } from '../overlay/toasts.tsx'
import { AskableSelect } from './askable-select.tsx'
import { approvalTexts } from './texts.ts'

/** Whose approval goes to somebody else, or which step asks one more. */
export type HandingOver =
  | { kind: 'delegate' | 'reassign'; approvalId: string; without: readonly string[] }
  | { kind: 'add'; documentId: string; step: number; without: readonly string[] }

type HandOverDialogProps = { handing: HandingOver; opened: boolean; onClose: () => void }

export function HandOverDialog({ handing, opened, onClose }: HandOverDialogProps) {
  const t = useTexts(approvalTexts)
  const state = useApiForm({
    initialValues: { user: null as { id: string; name: string } | null, comment: '' },
    validate: { user: value => (value ? null : t('approval.person.missing')) },
    onSubmit: ({ user, comment }) =>
      send(handing, { user: user!.id, ...(comment.trim() && { comment: comment.trim() }) }),
    onDone: () => {
      showDone(t('approval.handed_over'))
      onClose()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(`approval.${handing.kind}`)}
      state={state}
      verb={t(`approval.${handing.kind}.verb`)}
    >
      <Text size="sm">{t(`approval.${handing.kind}.text`)}</Text>
      <AskableSelect
        label={t('approval.person')}
        kind="person"
        without={handing.without}
        value={form.getValues().user}
        error={form.errors['user']}
        onPick={({ id, name }) => form.setFieldValue('user', { id, name })}
      />
      <Textarea
        label={t('approval.comment')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}

async function send(handing: HandingOver, given: HandOver): Promise<unknown> {
  if (handing.kind === 'add') return addApprover(handing.documentId, { ...given, step: handing.step })
  return handing.kind === 'delegate'
    ? delegate(handing.approvalId, given)
    : reassign(handing.approvalId, given)
}
