import { useState } from 'react'
import type { DocumentDetail } from '../../../data/documents/documents.ts'
import { type UploadState, uploadVersion } from '../../../data/documents/upload.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { documentTexts } from '../texts.ts'
import { PdfDrop } from './pdf-drop.tsx'
import { UploadProgress } from './upload-progress.tsx'

type NewVersionDialogProps = { document: DocumentDetail; opened: boolean; onClose: () => void }

/** The new file stands behind the present one, which stays as it is. */
export function NewVersionDialog({ document, opened, onClose }: NewVersionDialogProps) {
  const t = useTexts(documentTexts)
  const [file, setFile] = useState<File | null>(null)
  const [upload, setUpload] = useState<UploadState | null>(null)
  const state = useApiForm({
    initialValues: {},
    onSubmit: async () => {
      if (!file) throw new Error(t('documents.file.required'))
      await uploadVersion(document, file, setUpload).finally(() => setUpload(null))
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('documents.add_version')}
      state={state}
      verb={t('documents.save')}
    >
      <PdfDrop file={file} onFile={setFile} isBusy={state.isSaving} />
      <UploadProgress upload={upload} />
    </FormDialog>
  )
}
