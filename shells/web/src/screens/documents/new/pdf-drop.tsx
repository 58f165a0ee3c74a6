import { Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { unfinishedUpload } from '../../../data/documents/upload.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FileDrop } from '../../../parts/form/file-drop.tsx'
import { documentTexts } from '../texts.ts'

type PdfDropProps = { file: File | null; onFile: (file: File) => void; isBusy?: boolean }

export function PdfDrop({ file, ...rest }: PdfDropProps) {
  const t = useTexts(documentTexts)
  const [unfinished] = useState(unfinishedUpload)
  return (
    <>
      {!file && unfinished !== null && (
        <Text size="sm">{t('documents.upload_unfinished', { name: unfinished })}</Text>
      )}
      <FileDrop
        icon={IconFileTypePdf}
        label={file ? <bdi>{file.name}</bdi> : t('documents.drop')}
        limit={t('documents.drop.limit')}
        accept="application/pdf,.pdf"
        {...rest}
      />
    </>
  )
}
