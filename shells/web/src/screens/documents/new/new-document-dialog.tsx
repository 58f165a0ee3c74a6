import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  createFromTemplate,
  type DocumentDetail,
  type DocumentTemplate,
  templatesQuery,
} from '../../../data/documents/documents.ts'
import { type UploadState, uploadDocument } from '../../../data/documents/upload.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { documentTexts } from '../texts.ts'
import { PdfDrop } from './pdf-drop.tsx'
import { type NewDocumentValues, TemplateFields } from './template-fields.tsx'
import { UploadProgress } from './upload-progress.tsx'

const nameOf = (file: File): string => file.name.replace(/\.pdf$/i, '').slice(0, 200)

const emptyOf = (template: DocumentTemplate): Record<string, string> =>
  Object.fromEntries(template.fields.map(({ key }) => [key, '']))

/** A file or a template that is filled in, and a title: that of the file or template unless another is typed. */
export function NewDocumentDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(documentTexts)
  const { state, file, template, upload, chooseFile, chooseTemplate } = useNewDocument()
  const { data: templates } = useQuery(templatesQuery)
  const items = templates?.items ?? []
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('documents.add')}
      state={state}
      verb={t('documents.create')}
    >
      {items.length > 0 && (
        <SelectField
          label={t('documents.template')}
          placeholder={t('documents.template.none')}
          clearable
          data={items.map(({ id, name }) => ({ value: id, label: name }))}
          value={template?.id ?? null}
          onChange={id => chooseTemplate(items.find(one => one.id === id) ?? null)}
        />
      )}
      {!template && <PdfDrop file={file} onFile={chooseFile} isBusy={state.isSaving} />}
      <TextInput label={t('documents.column.title')} maxLength={200} {...state.form.getInputProps('title')} />
      {template && <TemplateFields form={state.form} fields={template.fields} />}
      <UploadProgress upload={upload} />
    </FormDialog>
  )
}

function useNewDocument() {
  const t = useTexts(documentTexts)
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [template, setTemplate] = useState<DocumentTemplate | null>(null)
  const [upload, setUpload] = useState<UploadState | null>(null)
  const state = useApiForm<NewDocumentValues, DocumentDetail>({
    initialValues: { title: '', fields: {} },
    validate: { title: value => (value.trim() === '' ? t('documents.title.required') : null) },
    onSubmit: async ({ title, fields }) => {
      if (template) return createFromTemplate({ template_id: template.id, title: title.trim(), fields })
      if (!file) throw new Error(t('documents.file.required'))
      return uploadDocument(file, title.trim(), setUpload).finally(() => setUpload(null))
    },
    onDone: ({ id, title }) => {
      showDone(t('documents.created', { title }))
      void navigate({ to: '/documents/$id', params: { id } })
    },
  })
  const suggest = (title: string) => {
    if (state.form.getValues().title.trim() === '') state.form.setFieldValue('title', title)
  }
  const chooseFile = (chosen: File) => {
    setFile(chosen)
    suggest(nameOf(chosen))
  }
  const chooseTemplate = (chosen: DocumentTemplate | null) => {
    setTemplate(chosen)
    state.form.setFieldValue('fields', chosen ? emptyOf(chosen) : {})
    if (chosen) suggest(chosen.name)
  }
  return { state, file, template, upload, chooseFile, chooseTemplate }
}
