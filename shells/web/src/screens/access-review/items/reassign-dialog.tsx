import { Text, Textarea } from '@mantine/core'
import { reassign } from '../../../data/review/items.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { PeopleField } from '../people-field.tsx'
import { reviewTexts } from '../texts.ts'

type ReassignDialogProps = {
  campaign: { id: string }
  /** None: closed. */
  items: string[]
  onClose: () => void
  onDone: () => void
}

/** Handing over asks for a note: whoever gets it should know why. */
export function ReassignDialog({ campaign, items, onClose, onDone }: ReassignDialogProps) {
  const t = useTexts(reviewTexts)
  const state = useApiForm({
    initialValues: { reviewer: [] as string[], note: '' },
    validate: {
      reviewer: value => (value.length === 0 ? t('reviews.reassign.reviewer.missing') : null),
      note: value => (value.trim() === '' ? t('reviews.reassign.note.missing') : null),
    },
    onSubmit: ({ reviewer, note }) =>
      reassign(campaign.id, { items, reviewer: reviewer[0]!, note: note.trim() }),
    onDone: ({ reassigned }) => {
      showDone(t('reviews.reassign.done', { count: reassigned }))
      onDone()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={items.length > 0}
      onClose={onClose}
      title={t('reviews.reassign.title', { count: items.length })}
      state={state}
      verb={t('reviews.reassign')}
    >
      <Text size="sm">{t('reviews.reassign.text')}</Text>
      <PeopleField
        label={t('reviews.item.reviewer')}
        pick={t('reviews.reassign.choose')}
        value={form.getValues().reviewer}
        onlyActive
        onChange={next => form.setFieldValue('reviewer', next)}
        most={1}
        error={form.errors['reviewer']}
      />
      <Textarea
        label={t('reviews.item.note')}
        required
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
