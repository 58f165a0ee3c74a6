import { api, dataOf } from '../../api/client.ts'
import { type DocumentDetail, documentsChanged } from './documents.ts'
import { forgetUpload, type OnUpload, sendInParts } from './resumable-upload.ts'

export { type UploadState, unfinishedUpload } from './resumable-upload.ts'

export async function uploadDocument(file: File, title: string, onUpload: OnUpload): Promise<DocumentDetail> {
  const upload_id = await sendInParts(file, onUpload)
  const document = await dataOf(api.POST('/api/v1/documents', { body: { upload_id, title } }))
  forgetUpload(file)
  void documentsChanged()
  return document
}

export async function uploadVersion(
  { id, version_no }: Pick<DocumentDetail, 'id' | 'version_no'>,
  file: File,
  onUpload: OnUpload,
): Promise<void> {
  const upload_id = await sendInParts(file, onUpload)
  await dataOf(
    api.POST('/api/v1/documents/{id}/versions', {
      params: { path: { id } },
      body: { upload_id, after: version_no },
    }),
  )
  forgetUpload(file)
  await documentsChanged()
}
