import { TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import {
  changeDocument,
  type DocumentDetail,
  foldersQuery,
  labelsQuery,
} from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { documentTexts } from '../texts.ts'

type EditDialogProps = { document: DocumentDetail; opened: boolean; onClose: () => void }

export function EditDialog({ document, opened, onClose }: EditDialogProps) {
  const t = useTexts(documentTexts)
  const state = useApiForm<EditValues>({
    initialValues: {
      title: document.title,
      number: document.number ?? '',
      folder_id: document.folder?.id ?? null,
      labels: document.labels,
    },
    validate: { title: value => (value.trim() === '' ? t('documents.title.required') : null) },
    onSubmit: ({ title, number, folder_id, labels }) =>
      changeDocument(document.id, {
        title: title.trim(),
        number: number.trim() || null,
        folder_id,
        labels,
        version: document.version,
      }),
    onDone: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('documents.edit')}
      state={state}
      verb={t('documents.save')}
    >
      <TextInput
        label={t('documents.column.title')}
        maxLength={200}
        data-autofocus
        {...state.form.getInputProps('title')}
      />
      <TextInput
        label={t('documents.number')}
        description={t('documents.number.note')}
        maxLength={64}
        {...state.form.getInputProps('number')}
      />
      <SortingFields form={state.form} />
    </FormDialog>
  )
}

type EditValues = { title: string; number: string; folder_id: string | null; labels: string[] }

/** Where the document lies, and what it is marked with. */
function SortingFields({ form }: { form: UseFormReturnType<EditValues> }) {
  const t = useTexts(documentTexts)
  const { data: folders } = useQuery(foldersQuery)
  const { data: labels = [] } = useQuery(labelsQuery)
  return (
    <>
      {folders && folders.items.length > 0 && (
        <SelectField
          label={t('documents.folder')}
          clearable
          data={folders.items.map(({ id, path }) => ({ value: id, label: path.join(' / ') }))}
          {...form.getInputProps('folder_id')}
        />
      )}
      <TagsInput
        label={t('documents.labels')}
        description={t('documents.labels.note')}
        maxTags={20}
        data={labels}
        {...form.getInputProps('labels')}
      />
    </>
  )
}
