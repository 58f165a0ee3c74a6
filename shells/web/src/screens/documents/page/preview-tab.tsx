import { IconFileTypePdf } from '@tabler/icons-react'
import { contentPath } from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { EmptyState } from '../../../parts/state/empty-state.tsx'
import { PdfView } from '../pdf/pdf-view.tsx'
import type { DocumentTabProps } from '../tab-props.ts'
import { documentTexts } from '../texts.ts'

export function PreviewTab({ document: { id, title, version_no } }: DocumentTabProps) {
  const t = useTexts(documentTexts)
  if (version_no === 0)
    return (
      <EmptyState
        icon={IconFileTypePdf}
        title={t('documents.no_version')}
        text={t('documents.no_version.text')}
      />
    )
  return <PdfView path={contentPath(id, version_no)} label={title} />
}
