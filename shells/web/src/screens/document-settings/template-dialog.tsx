import { Textarea, TextInput } from '@mantine/core'
import { saveDocumentTemplate } from '../../data/documents/document-settings.ts'
import type { DocumentTemplate } from '../../data/documents/documents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { FieldList } from './field-list.tsx'
import type { FieldGiven, TemplateValues } from './template-values.ts'
import { documentSettingTexts } from './texts.ts'

type TemplateDialogProps = { template: DocumentTemplate | null; opened: boolean; onClose: () => void }

/** A text and its fields; a field is put into the text where the cursor is not lost: at its end. */
export function TemplateDialog({ template, opened, onClose }: TemplateDialogProps) {
  const t = useTexts(documentSettingTexts)
  const state = useApiForm<TemplateValues>({
    initialValues: {
      name: template?.name ?? '',
      text: template?.text ?? '',
      fields: template?.fields ?? [],
    },
    validate: {
      name: value => (value.trim() === '' ? t('docset.required') : null),
      text: value => (value.trim() === '' ? t('docset.required') : null),
    },
    onSubmit: ({ name, text, fields }) =>
      saveDocumentTemplate(template, { name: name.trim(), text, fields: fields.map(given) }),
    onDone: () => {
      showDone(t('docset.template.saved'))
      onClose()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(template ? 'docset.template.edit' : 'docset.template.new')}
      state={state}
      verb={t('docset.save')}
      size="xl"
    >
      <TextInput
        label={t('docset.template.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('docset.template.text')}
        description={t('docset.template.text.note', { place: '{{field_1}}' })}
        required
        autosize
        minRows={6}
        maxRows={18}
        maxLength={50_000}
        {...form.getInputProps('text')}
      />
      <FieldList form={form} />
    </FormDialog>
  )
}

/** Only a choice has something to choose from. */
const given = ({ key, label, kind, required, choices }: FieldGiven): FieldGiven => ({
  key,
  label: label.trim(),
  kind,
  required,
  ...(kind === 'choice' && { choices: choices ?? [] }),
})
